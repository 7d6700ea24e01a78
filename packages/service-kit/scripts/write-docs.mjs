// Writes docs/environment.md. A test fails when it is stale.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { serverBundle } from '../../../scripts/lib/server-bundle.mjs';

const here = dirname(fileURLToPath(import.meta.url));
// Beside this file, so that the bundle finds its npm packages.
const workFolder = await mkdtemp(join(here, '.docs-'));

try {
  const outfile = join(workFolder, 'docs.cjs');
  await build(serverBundle(join(here, 'environment-markdown.ts'), outfile));
  const { environmentMarkdown } = createRequire(import.meta.url)(outfile);
  await writeFile(join(here, '../../../docs/environment.md'), environmentMarkdown());
  console.log('docs/environment.md');
} finally {
  await rm(workFolder, { recursive: true, force: true });
}
