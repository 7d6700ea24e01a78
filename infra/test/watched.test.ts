import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, isRunning } from '@fairshare/native-infrastructure';
import { eventually } from '@fairshare/testing';

const WATCHED = join(__dirname, '..', 'docker', 'watched.mjs');
/** Tells its pid, and ends in order with 0. */
const PROCESS = `
require('node:http').createServer((_request, response) => response.end(String(process.pid))).listen(Number(process.argv[1]), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

describe('a process that is watched, as in a container', () => {
  let watcher: ChildProcess;
  let address: string;
  beforeEach(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    watcher = spawn(process.execPath, [WATCHED, address, process.execPath, '-e', PROCESS, String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  });
  afterEach(() => watcher.kill('SIGKILL'));
  const pid = () => eventually(() => fetch(address).then(async (answer) => Number(await answer.text()), () => 0), (found) => found > 0, { within: 20_000 });

  it('is ended when it hangs, and its watcher with it, so that it is started anew', async () => {
    const watched = await pid();
    const gone = once(watcher, 'exit');
    // Until the watcher, too, has seen it answer.
    await eventually(() => fetch(address).then(() => (seen += 1)), (count) => count > 20, { every: 100, within: 20_000 });
    process.kill(watched, 'SIGSTOP');
    expect(await gone).toEqual([1, null]);
    await eventually(() => isRunning(watched), (running) => !running);
  }, 60_000);

  it('ends in order when it is told to, with its own exit code', async () => {
    const watched = await pid();
    const gone = once(watcher, 'exit');
    watcher.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect(isRunning(watched)).toBe(false);
  });
});
let seen = 0;
