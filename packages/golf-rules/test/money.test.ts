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
  it('when cents become dollars and back, then they are the same', () => {
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
  ])('when dollars are %p, then they are %p cents', (dollars, cents) => {
    expect(dollarsToCents(dollars)).toBe(cents);
  });

  it.each([0.1 + 0.2, 1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('when dollars are %p, then they are refused', (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(InvalidDollarsError);
  });

  it('when cents have a fraction, then they are refused', () => {
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
  ])('when %p cents are written, then they read %p, and signed %p', (cents, plain, signed) => {
    expect(formatDollars(cents)).toBe(plain);
    expect(formatSignedDollars(cents)).toBe(signed);
  });
});

describe('splitting an amount', () => {
  it('when an amount does not split evenly, then the first take cents', () => {
    expect(splitCents(1000, ['a', 'b', 'c'])).toEqual({ a: 334, b: 333, c: 333 });
    expect(splitCents(-1001, ['c', 'a', 'b'])).toEqual({ c: -334, a: -334, b: -333 });
  });

  it('when some bore odd cents before, then others bear the next', () => {
    expect(splitCents(1000, ['a', 'b', 'c'], { a: 1 })).toEqual({ a: 333, b: 334, c: 333 });
    expect(splitCents(-1001, ['a', 'b', 'c'], { a: 2, b: 1, c: 1, constructor: 9 })).toEqual({ a: -333, b: -334, c: -334 });
  });

  it('when any amount is split, then the shares add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), arbitraryPlayers, (total, players) => {
        const shares = Object.values(splitCents(total, players));
        expect(sum(shares)).toBe(total);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('when an amount cannot be shared, then it is refused', () => {
    expect(() => splitCents(100, [])).toThrow(NotZeroSumError);
    expect(() => splitCents(1.5, ['a'])).toThrow(InvalidCentsError);
    expect(() => assertZeroSum({ a: 100, b: -99 })).toThrow(NotZeroSumError);
  });
});
