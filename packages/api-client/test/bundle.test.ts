import { join } from 'node:path';
import { build } from 'esbuild';

/** Files that end up in a bundle of the whole package, by path, without lazily loaded ones. */
async function bundled(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(__dirname, '../src/index.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    platform: 'browser',
  });
  const entry = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint?.endsWith('api-client/src/index.ts'));
  return Object.entries(entry?.inputs ?? {})
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
}

it('when the package is bundled, then zod and socket come later', async () => {
  const files = await bundled();
  expect(files.some((path) => path.endsWith('contracts/src/versions.ts'))).toBe(true);
  expect(files.filter((path) => path.includes('node_modules/zod'))).toEqual([]);
  expect(files.filter((path) => path.includes('contracts/src/http'))).toEqual([]);
  expect(files.filter((path) => path.includes('socket.io-client'))).toEqual([]);
});
