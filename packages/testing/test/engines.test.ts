import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { ENGINE_START, describeOnEngines, eventually, sharedRedis, startKafka, startMongo, startRedis, startStripeMock, type Engine } from '@fairshare/testing';

function accepts(url: string): Promise<boolean> {
  const port = Number(/:(\d+)$/.exec(url)?.[1]);
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
}

const ENGINES: readonly [string, () => Promise<Engine>][] = [
  ['Kafka', () => startKafka()],
  ['a MongoDB server', () => startMongo()],
  ['Redis', () => startRedis()],
  ['stripe-mock', () => startStripeMock()],
];

describeOnEngines(['kafka', 'mongo', 'redis', 'stripe-mock'], 'engines of the tests', () => {
  test.each(ENGINES)(
    'when %s is killed or closed, then only a restart accepts connections',
    async (_, start) => {
      const engine = await start();
      expect(await accepts(engine.url)).toBe(true);
      await engine.kill();
      expect(await accepts(engine.url)).toBe(false);
      await engine.restart();
      expect(await accepts(engine.url)).toBe(true);
      await engine.close();
      expect(await accepts(engine.url)).toBe(false);
    },
    ENGINE_START,
  );

  test(
    'when the shared Redis is asked for twice, then it is one',
    async () => {
      const [first, second] = await Promise.all([sharedRedis(), sharedRedis()]);
      expect(second).toBe(first);
      expect(await accepts(first)).toBe(true);
    },
    ENGINE_START,
  );

  test(
    'when the process that owns an engine is killed, then the engine ends',
    async () => {
      const owner = spawn('sleep', ['600']);
      const engine = await startRedis({ owner: owner.pid });
      owner.kill('SIGKILL');
      await eventually(
        () => accepts(engine.url),
        (answers) => !answers,
      );
    },
    ENGINE_START,
  );
});
