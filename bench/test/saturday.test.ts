import { gapOf, writesOf } from '../src/saturday/schedule';

const LOAD = { groups: 50, pace: 10, seconds: 600, seed: 1 };

describe('who writes when on a Saturday', () => {
  const writes = writesOf(LOAD);

  test('when the seed is the same, then so is the day', () => {
    expect(writesOf(LOAD)).toEqual(writes);
    expect(writesOf({ ...LOAD, seed: 2 })).not.toEqual(writes);
  });

  test('when the day is over, then each group has written as its pace says', () => {
    expect(writes.map(({ at }) => at)).toEqual([...writes.map(({ at }) => at)].sort((a, b) => a - b));
    for (let group = 0; group < LOAD.groups; group += 1) {
      const own = writes.filter((write) => write.group === group).map(({ at }) => at);
      const gaps = own.slice(1).map((at, index) => at - (own[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(gapOf(LOAD) / 2);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(gapOf(LOAD) * 1.5);
    }
    expect(writes.length / LOAD.groups).toBeCloseTo(LOAD.seconds / gapOf(LOAD), -1);
  });
});
