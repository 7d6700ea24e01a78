import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const LIBRARY = pathToFileURL(resolve(__dirname, '..', 'lib', 'suites.mjs')).href;

let directory: string;
beforeAll(() => void (directory = mkdtempSync(join(tmpdir(), 'fairshare-hung-'))));
afterAll(() => rmSync(directory, { recursive: true }));

/** Watches a runner that stays open for a minute, and returns its exit signal and the printed messages. */
function watch(runner: string, limits: { endWithin: number; suiteWithin: number }): { signal: string; printed: string } {
  const report = join(directory, `${runner.length}.json`);
  const program = `
    import { spawn } from 'node:child_process';
    import { endIfHung } from ${JSON.stringify(LIBRARY)};
    const [runner, report, limits] = process.argv.slice(1);
    const child = spawn(process.execPath, ['-e', runner, report]);
    const isOver = endIfHung(child, report, JSON.parse(limits));
    child.once('exit', (_, signal) => (isOver(), console.log(signal)));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, runner, report, JSON.stringify(limits)], { encoding: 'utf8' });
  return { signal: stdout.trim(), printed: stderr };
}

const HANGS = 'setTimeout(() => undefined, 60_000);';

test('when a runner does not end after its report, then it is killed', () => {
  const { signal, printed } = watch(`require('node:fs').writeFileSync(process.argv[1], '{}'); ${HANGS}`, { endWithin: 200, suiteWithin: 60_000 });
  expect(signal).toBe('SIGKILL');
  expect(printed).toContain('has written its report and does not end');
});

test('when a runner never reports, then it is killed too', () => {
  const { signal, printed } = watch(HANGS, { endWithin: 200, suiteWithin: 500 });
  expect(signal).toBe('SIGKILL');
  expect(printed).toContain('takes too long');
});
