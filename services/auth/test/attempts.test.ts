import { randomUUID } from 'node:crypto';
import { connectRedis, createLogger, type Redis } from '@fairshare/service-kit';
import { ENGINE_START, describeOnEngines, eventually, startRedis, type Engine } from '@fairshare/testing';
import { createMemoryAttempts, type Attempts } from '../src/adapters/attempts';
import { createRedisAttempts } from '../src/adapters/redis-attempts';
import { ONE_GUESSER } from '../src/domain/slow-down';
import { startAuth } from './support';

const logger = createLogger('test', 'silent');
const aClock = () => {
  let now = Date.now();
  return { clock: () => new Date(now), advance: (milliseconds: number) => (now += milliseconds) };
};
const fail = async (attempts: Attempts, key: string, times: number) => {
  for (let failure = 0; failure < times; failure += 1) await attempts.failed(key, ONE_GUESSER);
};

/** The contract of every implementation of Attempts. */
function attemptsContract(create: (clock: () => Date) => Attempts): void {
  it('when failures exceed the free ones, then each doubles the wait', async () => {
    const { clock, advance } = aClock();
    const [attempts, key] = [create(clock), randomUUID()];
    await fail(attempts, key, ONE_GUESSER.freeFailures - 1);
    expect(await attempts.wait(key, ONE_GUESSER)).toBe(0);
    await fail(attempts, key, 1);
    expect(await attempts.wait(key, ONE_GUESSER)).toBe(2_000);
    await fail(attempts, key, 1);
    expect(await attempts.wait(key, ONE_GUESSER)).toBe(4_000);
    advance(3_000);
    expect(await attempts.wait(key, ONE_GUESSER)).toBe(1_000);
    expect(await attempts.wait(randomUUID(), ONE_GUESSER)).toBe(0);
  });

  it('when failures are forgotten, then there is no wait', async () => {
    const { clock, advance } = aClock();
    const [attempts, key] = [create(clock), randomUUID()];
    await fail(attempts, key, 8);
    await attempts.forget(key);
    expect(await attempts.wait(key, ONE_GUESSER)).toBe(0);
    await fail(attempts, key, 8);
    advance(ONE_GUESSER.forgottenAfter);
    expect(await attempts.wait(key, ONE_GUESSER)).toBe(0);
  });
}

describe('failed attempts in memory', () => attemptsContract(createMemoryAttempts));

describeOnEngines(['redis'], 'failed attempts that instances share in Redis', () => {
  let engine: Engine;
  const connected: Redis[] = [];
  /** Each instance has its own connection, like a separate process. */
  async function instance(clock: () => Date, commands: 'waiting' | 'failing' = 'waiting'): Promise<Attempts> {
    const redis = await connectRedis(engine.url, logger);
    connected.push(redis);
    // A command that fails after 300 ms is counted locally, which only the test of an outage asks for.
    const client = commands === 'failing' ? redis.client : redis.another('waiting');
    await eventually(() => client.isReady, Boolean);
    return createRedisAttempts({ ...redis, client }, { prefix: 'test.', clock, logger });
  }
  let shared: Attempts;
  let now = () => new Date();
  beforeAll(async () => {
    engine = await startRedis();
    shared = await instance(() => now());
  }, ENGINE_START);
  afterAll(async () => {
    await Promise.all(connected.map((redis) => redis.close()));
    await engine.close();
  });

  attemptsContract((clock) => {
    now = clock;
    return shared;
  });

  it('when a guesser alternates instances, then his failures add up', async () => {
    const { clock } = aClock();
    const auths = await Promise.all([0, 1].map(async () => startAuth({ attempts: await instance(clock) })));
    const email = `${randomUUID()}@example.com`;
    const guess = async (turn: number) => (await auths[turn % 2]?.login(email, `guess ${turn}`))?.status;
    for (let turn = 0; turn < ONE_GUESSER.freeFailures; turn += 1) expect(await guess(turn)).toBe(401);
    expect([await guess(0), await guess(1)]).toEqual([429, 429]);
    await Promise.all(auths.map((auth) => auth.close()));
  });

  it('when several instances count at once, then no failure is lost', async () => {
    const { clock } = aClock();
    const instances = await Promise.all([instance(clock), instance(clock)]);
    const key = randomUUID();
    await Promise.all([0, 1, 2, 3, 4, 5].map((turn) => instances[turn % 2]?.failed(key, ONE_GUESSER)));
    expect(await instances[0]?.wait(key, ONE_GUESSER)).toBe(4_000);
  });

  it('when Redis is unavailable, then an instance counts by itself', async () => {
    const { clock } = aClock();
    const [alone, key] = [await instance(clock, 'failing'), randomUUID()];
    await fail(alone, key, 3);
    await engine.kill();
    await fail(alone, key, 2);
    expect(await alone.wait(key, ONE_GUESSER)).toBe(2_000);
    await alone.forget(key);
    expect(await alone.wait(key, ONE_GUESSER)).toBe(0);
    await engine.restart();
    const other = await instance(clock);
    const waitElsewhere = async () => {
      const again = randomUUID();
      await fail(alone, again, ONE_GUESSER.freeFailures);
      return other.wait(again, ONE_GUESSER);
    };
    await eventually(waitElsewhere, (wait) => wait === 2_000);
  });
});
