import { createMemoryRateLimiter } from '../src';
import { RATE_LIMITS } from '../src/config/limits';

const { requests, seconds } = RATE_LIMITS.join;

test("when a key is held back, then its window's end frees it", async () => {
  let now = 1_000_000;
  const limiter = createMemoryRateLimiter(1, () => now);
  const take = () => limiter.consume('join', 'ann');
  for (let turn = 0; turn < requests; turn += 1) await take();

  expect(await take()).toBe(seconds);
  now += (seconds - 1) * 1_000 + 1;
  expect(await take()).toBe(1);
  now += 999;
  expect(await take()).toBe(0);
});

test("when the window of one key ends, then another's goes on", async () => {
  let now = 1_000_000;
  const limiter = createMemoryRateLimiter(1 / requests, () => now);
  expect(await limiter.consume('join', 'ann')).toBe(0);
  now += (seconds * 1_000) / 2;
  expect(await limiter.consume('join', 'ben')).toBe(0);
  now += (seconds * 1_000) / 2;

  expect(await limiter.consume('join', 'ann')).toBe(0);
  expect(await limiter.consume('join', 'ben')).toBe(seconds / 2);
  expect(await limiter.consume('join', 'ann')).toBe(seconds);
});
