import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');

describe('a bench with the distributed platform', () => {
  // Its bundle resolves npm packages, so it lies in the repository.
  const dist = join(ROOT, 'bench', 'dist');
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, 'test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('when the platform is bundled into a bench, then it finds the processes', () => {
    const bundle = join(folder, 'print-root.cjs');
    const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect(node('scripts/bundle-server.mjs', join(__dirname, 'support', 'print-root.ts'), bundle).stderr).toBe('');
    expect(node(bundle).stdout).toBe(ROOT);
  });
});
