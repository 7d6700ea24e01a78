import { FIRST_WAIT, retryWait } from '@fairshare/api-client/keep-connected';

const spread = (tries: number, least?: number): readonly number[] => Array.from({ length: 200 }, () => retryWait(tries, least));

it.each([
  [0, FIRST_WAIT],
  [1, 750],
  [2, 1_125],
  [50, 10_000],
])('when %i tries have failed, then the wait is about %i ms', (tries, expected) => {
  const waits = spread(tries);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0.5 * expected);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1.5 * expected);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(0.5 * expected);
});

it('when the server asks for seconds, then no wait is shorter', () => {
  const waits = spread(0, 7);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(7_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(14_000);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(3_000);
});
