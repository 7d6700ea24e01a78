import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort, isRunning } from '@fairshare/engines';
import { eventually } from '@fairshare/testing';

const WATCHED = join(__dirname, '..', 'docker', 'watched.mjs');
const ENDS_WITH = 7;
/** Responds with its pid and the number of health checks, and exits on SIGTERM with a code of its own. */
const PROCESS = `
let looks = 0;
require('node:http').createServer(({ url }, response) => response.end([process.pid, (looks += url === '/healthz')].join())).listen(Number(process.argv[1]), '127.0.0.1');
process.on('SIGTERM', () => process.exit(${ENDS_WITH}));
`;

describe('a process that is watched, as in a container', () => {
  let watcher: ChildProcess;
  let address: string;
  beforeEach(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    watcher = spawn(process.execPath, [WATCHED, `${address}/healthz`, process.execPath, '-e', PROCESS, String(port)], { stdio: ['ignore', 'ignore', 'pipe'] });
  });
  afterEach(() => watcher.kill('SIGKILL'));
  /** The process's pid, once the watcher has seen it respond. */
  async function pid(): Promise<number> {
    const ask = () =>
      fetch(address).then(
        async (answer) => (await answer.text()).split(',').map(Number),
        () => [],
      );
    const [found = 0] = await eventually(ask, ([, looks = 0]) => looks > 0, { within: 20_000 });
    return found;
  }

  it('when the process hangs, then its watcher exits with code 1', async () => {
    const watched = await pid();
    const gone = once(watcher, 'exit');
    process.kill(watched, 'SIGSTOP');
    expect(await gone).toEqual([1, null]);
    await eventually(
      () => isRunning(watched),
      (running) => !running,
    );
  });

  it('when the watcher gets SIGTERM, then the process ends in order', async () => {
    const watched = await pid();
    const gone = once(watcher, 'exit');
    watcher.kill('SIGTERM');
    expect(await gone).toEqual([ENDS_WITH, null]);
    expect(isRunning(watched)).toBe(false);
  });
});
