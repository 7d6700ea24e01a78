// Writes the documents generated from the contracts into docs/. A test fails when they are stale.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const docsFolder = join(here, '../../../docs');
const workFolder = await mkdtemp(join(tmpdir(), 'contracts-docs-'));

try {
  const outfile = join(workFolder, 'docs.cjs');
  await build({ entryPoints: [join(here, 'generated-docs.ts')], outfile, bundle: true, platform: 'node', format: 'cjs' });
  const { generatedDocs } = createRequire(import.meta.url)(outfile);
  for (const [name, content] of Object.entries(generatedDocs())) {
    await writeFile(join(docsFolder, name), content);
    console.log(`docs/${name}`);
  }
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
