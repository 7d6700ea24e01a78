import { usedBetween, whatStops, type Used } from '../src/linearity/usage';

const QUIET: Used = { own: 0.2, load: 0.1, engines: { mongo: 0.3 }, idle: 1.4, others: 0 };

describe('what stops more processes from doing more', () => {
  test('when they use what they were given, then it is their own share', () => {
    expect(whatStops({ ...QUIET, own: 0.38, engines: { mongo: 0.95 } }, 0.4)).toBe('their own share');
  });

  test('when they have room, then the limit is machine, engine or load, in turn', () => {
    expect(whatStops({ ...QUIET, idle: 0.05, engines: { mongo: 1.2 } }, 0.4)).toBe('the machine');
    expect(whatStops({ ...QUIET, idle: 0.05, others: 1.1 }, 0.4)).toBe('the machine, busy with others');
    expect(whatStops({ ...QUIET, engines: { redis: 0.1, mongo: 0.95 }, load: 0.95 }, 0.4)).toBe('mongo');
    expect(whatStops({ ...QUIET, load: 0.95 }, 0.4)).toBe('the load');
    expect(whatStops(QUIET, 0.4)).toBe('waiting, with room everywhere');
  });
});

test('when two looks are two seconds apart, then cores used between them are reported', () => {
  const before = { at: 1_000, own: 0, load: 0, engines: { mongo: 500_000 }, idle: 0, all: 0 };
  const after = { at: 3_000, own: 400_000, load: 200_000, engines: { mongo: 1_100_000 }, idle: 2_000_000, all: 4_000_000 };
  expect(usedBetween(before, after)).toEqual({ own: 0.2, load: 0.1, engines: { mongo: 0.3 }, idle: 1, others: expect.closeTo(0.4) as number });
});
