import fc from 'fast-check';
import {
  assertZeroSum,
  centsToDollars,
  dollarsToCents,
  formatDollars,
  formatSignedDollars,
  InvalidCentsError,
  InvalidDollarsError,
  NotZeroSumError,
  splitCents,
} from '@fairshare/golf-rules';
import { arbitraryPlayers, sum } from './support';

describe('dollars and cents', () => {
  it('turns cents into dollars and back without drift', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
        expect(JSON.stringify(centsToDollars(cents))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it.each([
    [1.15, 115],
    [4.35, 435],
    [0.29, 29],
    [10_000, 1_000_000],
    [-3.34, -334],
    [-0, 0],
  ])('takes %p dollars as %p cents', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents);
  });

  it.each([0.1 + 0.2, 1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('refuses %p dollars', (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(InvalidDollarsError);
  });

  it('refuses a fraction of a cent', () => {
    expect(() => centsToDollars(0.5)).toThrow(InvalidCentsError);
    expect(() => formatDollars(12.5)).toThrow(InvalidCentsError);
  });

  it.each([
    [1250, '$12.50', '+$12.50'],
    [-300, '-$3.00', '-$3.00'],
    [5, '$0.05', '+$0.05'],
    [-5, '-$0.05', '-$0.05'],
    [0, '$0.00', '$0.00'],
    [-0, '$0.00', '$0.00'],
    [123_456, '$1234.56', '+$1234.56'],
  ])('writes %p cents as %p, signed %p', (cents, plain, signed) => {
    expect(formatDollars(cents)).toBe(plain);
    expect(formatSignedDollars(cents)).toBe(signed);
  });
});

describe('splitting an amount', () => {
  it('gives the odd cents one each to the first', () => {
    expect(splitCents(1000, ['a', 'b', 'c'])).toEqual({ a: 334, b: 333, c: 333 });
    expect(splitCents(-1001, ['c', 'a', 'b'])).toEqual({ c: -334, a: -334, b: -333 });
  });

  it('when some bore odd cents before, then the next ones go to those who bore the fewest', () => {
    expect(splitCents(1000, ['a', 'b', 'c'], { a: 1 })).toEqual({ a: 333, b: 334, c: 333 });
    expect(splitCents(-1001, ['a', 'b', 'c'], { a: 2, b: 1, c: 1, constructor: 9 })).toEqual({ a: -333, b: -334, c: -334 });
  });

  it('always adds up, and never differs by more than a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), arbitraryPlayers, (total, players) => {
        const shares = Object.values(splitCents(total, players));
        expect(sum(shares)).toBe(total);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('refuses to lose money', () => {
    expect(() => splitCents(100, [])).toThrow(NotZeroSumError);
    expect(() => splitCents(1.5, ['a'])).toThrow(InvalidCentsError);
    expect(() => assertZeroSum({ a: 100, b: -99 })).toThrow(NotZeroSumError);
  });
});
