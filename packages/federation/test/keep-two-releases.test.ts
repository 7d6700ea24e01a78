import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { KeepTwoReleasesPlugin } from '../webpack/keep-two-releases-plugin.cjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a release whose one file is named after its content. */
async function release(content: string): Promise<string[]> {
  writeFileSync(join(folder, 'main.js'), content);
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), filename: 'assets/[contenthash].js' },
    plugins: [new KeepTwoReleasesPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : compiler.close(() => resolve())));
  });
  return readdirSync(join(folder, 'dist/assets')).sort();
}

test('when a release is built, then the one before is kept', async () => {
  const [first] = await release('"one"');
  expect(await release('"two"')).toContain(first);
  const afterThird = await release('"three"');
  expect(afterThird).toHaveLength(2);
  expect(afterThird).not.toContain(first);
});

test('when the same release is built again, then the release before it is kept', async () => {
  const [first] = await release('"one"');
  await release('"two"');
  expect(await release('"two"')).toContain(first);
});
