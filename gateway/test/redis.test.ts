import {
  createLogger,
  connectRedis,
  createMemoryLoginSessionCache,
  createRedisLoginSessionCache,
  TOKEN_CACHED_FOR,
  type Redis,
  type LoginSessionCache,
} from '@fairshare/service-kit';
import { ENGINE_START, describeOnEngines, eventually, startRedis, type Engine } from '@fairshare/testing';
import { createMemoryRateLimiter, createRedisRateLimiter, type RateLimiter } from '../src';
import { RATE_LIMITS } from '../src/config/limits';
import { sessionOf } from './support';

const logger = createLogger('test', 'silent');
const TOKEN = sessionOf('ann');
const NEW_TOKEN = sessionOf('ann', { account: 2 });
let names = 0;
const freshName = () => `key-${process.pid}-${(names += 1)}`;

/** The contract tests of every session cache. */
function sessionCacheContract(cache: () => LoginSessionCache): void {
  it('when a token is kept, then it is found until its time is over', async () => {
    const hash = freshName();
    expect(await cache().look(hash)).toEqual({ cached: null, ended: false });
    await cache().keep(hash, TOKEN, 60_000);
    expect(await cache().look(hash)).toEqual({ cached: TOKEN, ended: false });
    await cache().keep(hash, TOKEN, 30);
    await eventually(
      () => cache().look(hash),
      ({ cached }) => cached === null,
    );
  });

  it('when a token is kept for no time, then it is not found', async () => {
    const hash = freshName();
    await cache().keep(hash, TOKEN, 0);
    await cache().keep(hash, TOKEN, -5);
    expect((await cache().look(hash)).cached).toBeNull();
  });

  it('when a session ends, then its token is gone', async () => {
    const hash = freshName();
    await cache().keep(hash, TOKEN, 60_000);
    await cache().end(hash);
    expect(await cache().look(hash)).toEqual({ cached: null, ended: true });
  });

  it('when a session changes, then an older token is not used, even late', async () => {
    const hash = freshName();
    const [older, other, newer] = [sessionOf('ann', { billing: 4 }), sessionOf('ann', { account: 2, billing: 4 }), sessionOf('ann', { account: 2, billing: 5 })];
    await cache().keep(hash, older, 60_000);

    await cache().invalidate(hash, { accountVersion: 2 });
    expect(await cache().look(hash)).toEqual({ cached: null, ended: false });
    await cache().keep(hash, other, 60_000);
    expect((await cache().look(hash)).cached).toEqual(other);

    await cache().invalidate(hash, { billingVersion: 5 });
    for (const stale of [older, other]) {
      await cache().keep(hash, stale, 60_000);
      expect(await cache().look(hash)).toEqual({ cached: null, ended: false });
    }
    await cache().keep(hash, newer, 60_000);
    expect((await cache().look(hash)).cached).toEqual(newer);
  });

  it('when a session that has ended changes, then it has still ended', async () => {
    const hash = freshName();
    await cache().end(hash);
    await cache().invalidate(hash, { billingVersion: 5 });
    expect(await cache().look(hash)).toEqual({ cached: null, ended: true });
  });
}

/** The contract tests of every rate limiter. */
function rateLimiterContract(limiter: () => RateLimiter): void {
  it('when a key reaches its limit, then only it must wait', async () => {
    const key = freshName();
    for (let turn = 0; turn < RATE_LIMITS.join.requests; turn += 1) expect(await limiter().consume('join', key)).toBe(0);
    const wait = await limiter().consume('join', key);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(RATE_LIMITS.join.seconds);
    expect(await limiter().consume('join', freshName())).toBe(0);
    expect(await limiter().consume('login', key)).toBe(0);
  });

  it('when a key is read without counting, then nothing is counted', async () => {
    const key = freshName();
    expect(await limiter().peek('join', key)).toEqual({ consumed: 0, wait: 0 });
    for (let turn = 0; turn < RATE_LIMITS.join.requests; turn += 1) {
      expect(await limiter().peek('join', key)).toEqual({ consumed: turn, wait: 0 });
      await limiter().consume('join', key);
    }
    const { consumed, wait } = await limiter().peek('join', key);
    expect(consumed).toBe(RATE_LIMITS.join.requests);
    expect(wait).toBeGreaterThan(0);
  });
}

describe('the session cache in memory', () => sessionCacheContract(() => memoryCache));
describe('the rate limiter in memory', () => rateLimiterContract(() => memoryLimiter));
const memoryCache = createMemoryLoginSessionCache();
const memoryLimiter = createMemoryRateLimiter(1);

describeOnEngines(['redis'], 'what gateways share in Redis', () => {
  let engine: Engine;
  let redis: Redis;
  let other: Redis;
  let cache: LoginSessionCache;
  let limiter: RateLimiter;
  beforeAll(async () => {
    engine = await startRedis();
    [redis, other] = [await connectRedis(engine.url, logger), await connectRedis(engine.url, logger)];
    cache = createRedisLoginSessionCache(redis, { prefix: 'one-', logger });
    limiter = createRedisRateLimiter(1, redis, 'one-');
    await connected();
  }, ENGINE_START);
  afterAll(async () => {
    await redis.close();
    await other.close();
    await engine.close();
  });
  const connected = () => eventually(() => redis.client.isReady && other.client.isReady, Boolean, { within: 30_000 });

  describe('the session cache', () => sessionCacheContract(() => cache));
  describe('the rate limiter', () => rateLimiterContract(() => limiter));

  it('when gateways have the same prefix, then they share tokens and counts', async () => {
    const hash = freshName();
    await cache.keep(hash, TOKEN, 60_000);
    expect((await createRedisLoginSessionCache(other, { prefix: 'one-', logger }).look(hash)).cached).toEqual(TOKEN);
    expect((await createRedisLoginSessionCache(other, { prefix: 'two-', logger }).look(hash)).cached).toBeNull();
    const key = freshName();
    const second = createRedisRateLimiter(1, other, 'one-');
    for (let turn = 0; turn < RATE_LIMITS.join.requests; turn += 1) await (turn % 2 ? limiter : second).consume('join', key);
    expect(await second.consume('join', key)).toBeGreaterThan(0);
  });

  it('when Redis is down, then limits are counted locally until it returns', async () => {
    const [hash, ended, changed, key] = [freshName(), freshName(), freshName(), freshName()];
    await cache.keep(hash, TOKEN, 60_000);
    await engine.kill();
    await eventually(
      () => redis.client.isReady || other.client.isReady,
      (ready) => !ready,
    );

    await expect(cache.look(hash)).rejects.toThrow();
    await cache.end(ended);
    await cache.invalidate(changed, { billingVersion: 2 });
    for (let turn = 0; turn < RATE_LIMITS.join.requests; turn += 1) expect(await limiter.consume('join', key)).toBe(0);
    expect(await limiter.consume('join', key)).toBeGreaterThan(0);

    await engine.restart();
    await connected();
    expect(
      await eventually(
        () => cache.look(ended),
        (known) => known.ended,
        { within: 30_000 },
      ),
    ).toEqual({ cached: null, ended: true });
    await cache.keep(hash, NEW_TOKEN, 60_000);
    await cache.keep(changed, NEW_TOKEN, 60_000);
    // A gateway that was never without Redis uses tokens at once.
    const undisturbed = createRedisLoginSessionCache({ ...redis, backSince: -Infinity }, { prefix: 'one-', logger });
    expect((await undisturbed.look(hash)).cached).toEqual(NEW_TOKEN);
    expect(await undisturbed.look(changed)).toEqual({ cached: null, ended: false });
    const known = await eventually(
      () => cache.look(hash),
      ({ cached }) => cached !== null,
      { within: TOKEN_CACHED_FOR + 30_000 },
    );
    expect(known).toEqual({ cached: NEW_TOKEN, ended: false });
    const shared = freshName();
    const second = createRedisRateLimiter(1, other, 'one-');
    for (let turn = 0; turn < RATE_LIMITS.join.requests; turn += 1) await (turn % 2 ? limiter : second).consume('join', shared);
    expect(await limiter.consume('join', shared)).toBeGreaterThan(0);
  });

  describe('a Redis that hangs', () => {
    const calls = async (command: string) => Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(await redis.client.info('commandstats'))?.[1] ?? 0);
    const look = async (hash: string) => cache.look(hash);
    const healed = () =>
      eventually(
        () => redis.client.ping().catch(() => ''),
        (answer) => answer === 'PONG',
        { within: 30_000 },
      );
    afterEach(() => engine.resume());

    it('when Redis hangs, then look-ups fail without asking it again', async () => {
      await healed();
      await cache.look(freshName());
      const before = await calls('mget');
      await engine.pause();
      await expect(cache.look(freshName())).rejects.toThrow('Redis does not answer');
      for (let turn = 0; turn < 100; turn += 1) await expect(cache.look(freshName())).rejects.toThrow();

      await engine.resume();
      await healed();
      await eventually(
        () =>
          look(freshName()).then(
            () => true,
            () => false,
          ),
        Boolean,
        { within: 30_000 },
      );
      expect(await calls('mget')).toBeLessThan(before + 50);
    });

    it('when Redis hangs, then a gateway counts by itself and still enforces the limit', async () => {
      const key = freshName();
      await engine.pause();
      for (let turn = 0; turn < RATE_LIMITS.join.requests; turn += 1) expect(await limiter.consume('join', key)).toBe(0);
      expect(await limiter.consume('join', key)).toBeGreaterThan(0);
    });

    it('when Redis hangs and resumes, then new connections replace the old', async () => {
      await healed();
      await engine.pause();
      await eventually(
        () => redis.client.isReady || other.client.isReady,
        (ready) => !ready,
        { within: 30_000 },
      );
      await engine.resume();
      await connected();
      await eventually(
        () =>
          look(freshName()).then(
            () => true,
            () => false,
          ),
        Boolean,
        { within: 30_000 },
      );
    });

    it('when Redis resumes, then sessions that ended meanwhile are known as ended', async () => {
      await healed();
      const [kept, ended] = [freshName(), freshName()];
      const known = (hash: string) =>
        eventually(
          () => look(hash).catch(() => null),
          (found) => found?.cached != null || found?.ended === true,
          { within: TOKEN_CACHED_FOR + 30_000 },
        );
      await cache.keep(kept, TOKEN, 60_000);
      await cache.keep(ended, TOKEN, 60_000);
      await known(kept);
      await engine.pause();
      await expect(cache.look(kept)).rejects.toThrow();
      await cache.end(ended);

      await engine.resume();
      const first = await eventually(
        () => look(kept).catch(() => null),
        (found) => found !== null,
        { within: 30_000 },
      );
      expect(first).toEqual({ cached: null, ended: false });
      expect(await known(ended)).toEqual({ cached: null, ended: true });
      expect(await known(kept)).toEqual({ cached: TOKEN, ended: false });
    });
  });
});
