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
    '%s is killed and restarted on its address, and is gone when closed',
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
    'one of a run is shared',
    async () => {
      const [first, second] = await Promise.all([sharedRedis(), sharedRedis()]);
      expect(second).toBe(first);
      expect(await accepts(first)).toBe(true);
    },
    ENGINE_START,
  );

  test(
    'an engine ends with its owner',
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
