import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isRunning } from '@fairshare/native-infrastructure';
import { eventually } from '@fairshare/testing';
import { SupervisedProcess } from '../src/supervised-process';

describe('a supervised process', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'fairshare-supervised-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  async function supervise(script: string, health?: string): Promise<{ process: SupervisedProcess; deaths: [string, number][] }> {
    const file = join(directory, `${Math.random()}.cjs`);
    await writeFile(file, script);
    const deaths: [string, number][] = [];
    return { deaths, process: new SupervisedProcess({ name: 'child-1', script: file, environment: process.env, health, onDeath: (how, waits) => deaths.push([how, waits]) }) };
  }

  it('is started again, later each time while it keeps dying', async () => {
    const { process, deaths } = await supervise('process.exit(3)');
    await eventually(
      () => deaths.length,
      (count) => count === 3,
    );
    expect(deaths).toEqual([
      ['exit code 3', 200],
      ['exit code 3', 400],
      ['exit code 3', 800],
    ]);
    await process.stop();
  });

  it('comes back under another pid after kill -9', async () => {
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

  it('that hangs is ended and started again, and not before it has answered once', async () => {
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
    await supervised.stop();
  }, 60_000);

  it('is renewed in order, and stays away once stopped', async () => {
    const { process, deaths } = await supervise('setInterval(() => {}, 1000)');
    const first = process.pid;
    await process.renew();
    expect(process.pid).not.toBe(first);
    await process.stop();
    expect(deaths).toEqual([]);
  });
});
