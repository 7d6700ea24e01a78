import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');
/** Playwright refuses to run inside of jest. */
const { JEST_WORKER_ID: _jest, ...ENV } = process.env;

/** Runs a test runner to its end, and returns its output. */
function run(runner: string, args: string[], env: Record<string, string>): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules', '.bin', runner), ...args], { cwd: ROOT, env: { ...ENV, ...env }, encoding: 'utf8' });
  return stdout + stderr;
}

describe('tests that need what is not here', () => {
  let tools: string;
  beforeAll(() => {
    tools = mkdtempSync(join(tmpdir(), 'fairshare-tools-'));
    symlinkSync('/bin/sh', join(tools, 'sh'));
  });
  afterAll(() => rmSync(tools, { recursive: true }));

  const onRedis = (env: Record<string, string>) => run('jest', ['--maxWorkers=1', '--watchman=false', 'services/auth/test/attempts'], { PATH: tools, ...env });
  const REASON = /Redis cannot be had here: redis-server \(the Redis server\) is not installed, and no Docker engine answers/g;

  it('when an engine is missing, then the suite is skipped with one line', () => {
    const output = onRedis({ CI: '' });
    expect(output).toMatch(/^skipped: .+: Redis cannot be had here/m);
    expect(output.match(REASON)).toHaveLength(1);
    expect(output).toMatch(/Tests: .*skipped/);
  });

  it('when no suite may be left out, then it fails once, saying why', () => {
    const output = onRedis({ CI: 'true' });
    expect(output.match(REASON)).toHaveLength(1);
    expect(output).toMatch(/Tests: +1 failed/);
  });

  it('when there is no Chromium, then browser tests say so in one line', () => {
    const output = run('playwright', ['test', '--config=e2e/playwright.config.ts', '--reporter=line', 'api-docs'], { CHROMIUM_PATH: '/nowhere/chromium' });
    expect(output.trim()).toBe('Error: no Chromium at /nowhere/chromium: set CHROMIUM_PATH to an installed one, or run npx playwright install chromium');
  });
});
