import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isRunning } from '@fairshare/engines';
import { eventually } from '@fairshare/testing';
import { SupervisedProcess } from '../src/supervised-process';

describe('a supervised process', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fairshare-supervised-'));
  });
  const started: SupervisedProcess[] = [];
  afterEach(() => Promise.all(started.splice(0).map((process) => process.stop())));
  afterAll(() => rm(directory, { recursive: true, force: true }));

  async function supervise(script: string, health?: string): Promise<{ process: SupervisedProcess; deaths: [string, number][] }> {
    const file = join(directory, `${Math.random()}.cjs`);
    await writeFile(file, script);
    const deaths: [string, number][] = [];
    const process = new SupervisedProcess({ name: 'child-1', script: file, environment: globalThis.process.env, health, onDeath: (how, waits) => deaths.push([how, waits]) });
    started.push(process);
    return { process, deaths };
  }

  it('when a process keeps dying, then it is started again, later each time', async () => {
    const { deaths } = await supervise('process.exit(3)');
    await eventually(
      () => deaths.length,
      (count) => count === 3,
    );
    expect(deaths).toEqual([
      ['exit code 3', 200],
      ['exit code 3', 400],
      ['exit code 3', 800],
    ]);
  });

  it('when a process is killed with kill -9, then it returns under another pid', async () => {
    const { process, deaths } = await supervise('setInterval(() => {}, 1000)');
    const before = process.pid;
    await process.kill();
    await eventually(
      () => process.pid,
      (pid) => pid !== undefined && pid !== before && isRunning(pid),
    );
    expect(deaths).toEqual([['SIGKILL', 200]]);
    await process.stop();
    expect(isRunning(process.pid ?? 0)).toBe(false);
  });

  it('when a process hangs after its first answer, then it is started again', async () => {
    const port = await freePort();
    const health = `http://127.0.0.1:${port}`;
    const { process: supervised, deaths } = await supervise(
      `setTimeout(() => require('node:http').createServer(({ url }, response) => response.end(String(looks += url === '/healthz'))).listen(${port}, '127.0.0.1'), 3_000); let looks = 0`,
      health,
    );
    const looks = () =>
      fetch(health).then(
        async (answer) => Number(await answer.text()),
        () => 0,
      );
    await eventually(looks, (count) => count > 0, { within: 20_000 });
    expect(deaths).toEqual([]);

    const hanging = supervised.pid ?? 0;
    process.kill(hanging, 'SIGSTOP');
    await eventually(
      () => deaths.length,
      (count) => count === 1,
      { within: 30_000 },
    );
    expect(deaths).toEqual([['SIGKILL', 200]]);
    await eventually(looks, (count) => count > 0, { within: 20_000 });
    expect(supervised.pid).not.toBe(hanging);
  });

  it('when it is too busy to answer for some seconds, then it keeps running', async () => {
    const port = await freePort();
    const health = `http://127.0.0.1:${port}`;
    const busyFor = 8_000;
    const { deaths } = await supervise(
      `require('node:http').createServer(({ url }, response) => {
        response.end('well');
        if (url === '/work') setImmediate(() => { for (const until = Date.now() + ${busyFor}; Date.now() < until;); });
      }).listen(${port}, '127.0.0.1')`,
      health,
    );
    const says = (path: string) =>
      fetch(`${health}${path}`).then(
        (answer) => answer.text(),
        () => 'nothing',
      );
    await eventually(
      () => says('/healthz'),
      (body) => body === 'well',
    );
    // Two health checks, so that the process counts as started.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await says('/work');
    await new Promise((resolve) => setTimeout(resolve, busyFor));
    await eventually(
      () => says('/healthz'),
      (body) => body === 'well',
    );
    expect(deaths).toEqual([]);
  });

  it('when a process is renewed, then its new pid does not count as death', async () => {
    const { process, deaths } = await supervise('setInterval(() => {}, 1000)');
    const first = process.pid;
    await process.renew();
    expect(process.pid).not.toBe(first);
    await process.stop();
    expect(deaths).toEqual([]);
  });
});
