import fc from 'fast-check';
import { InvalidCentsError, InvalidPlayersError, NotZeroSumError, settle, UnknownPlayerError } from '@fairshare/golf-rules';
import answers from './fixtures/settlements.json';
import { arbitraryNets, perPlayer, settledBy, shuffledKeys, sum } from './support';

const settleList = (nets: readonly number[]) => {
  const players = nets.map((_, index) => `p${index}`);
  return { players, nets: perPlayer(players, nets), ...settle(players, perPlayer(players, nets)) };
};

/** The maximum number of zero-sum groups, by trying every partition: each net joins an existing group or opens a new one. */
const mostGroupsByBruteForce = (nets: readonly number[], sums: readonly number[] = []): number => {
  const [next, ...rest] = nets;
  if (next === undefined) return sums.every((total) => total === 0) ? sums.length : -1;
  const joined = sums.map((_, at) =>
    mostGroupsByBruteForce(
      rest,
      sums.map((total, index) => (index === at ? total + next : total)),
    ),
  );
  return Math.max(...joined, mostGroupsByBruteForce(rest, [...sums, next]));
};

/** Nets of which only all together add up to zero. Combined with groups of very different scales, no other subset across groups does either. */
const lonelyGroup = (size: number, scale: number): number[] => {
  const parts = Array.from({ length: size - 1 }, (_, index) => scale * 2 ** index);
  return [...parts, -sum(parts)];
};

describe('the fewest payments', () => {
  it('when greedy needs four payments for some nets, then three are found', () => {
    const { payments, optimal } = settleList([8, 7, -7, -6, -2]);
    expect(optimal).toBe(true);
    expect(payments).toEqual([
      { from: 'p2', to: 'p1', cents: 7 },
      { from: 'p3', to: 'p0', cents: 6 },
      { from: 'p4', to: 'p0', cents: 2 },
    ]);
  });

  it('when all players are even, then there are no payments, and that is proven', () => {
    expect(settleList([0, 0, 0])).toMatchObject({ payments: [], optimal: true });
  });

  it('when there are up to 9 nets, then brute force finds no fewer', () => {
    fc.assert(
      fc.property(arbitraryNets(9), (list) => {
        const { payments, optimal } = settleList(list);
        const uneven = list.filter((net) => net !== 0);
        expect(optimal).toBe(true);
        expect(payments).toHaveLength(uneven.length - mostGroupsByBruteForce(uneven));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [[4, 4, 4, 4], 12],
    [[3, 3, 3, 3, 4], 11],
    [[8, 8], 14],
    [[5, 6, 5], 13],
    [[2, 2, 2, 2, 2, 2, 2, 2], 8],
    [[16], 15],
  ])('when 16 nets have zero-sum groups of %p, then %i payments are proven', (sizes, fewest) => {
    const apart = 2 ** Math.max(...sizes) + 3;
    const list = sizes.flatMap((size, index) => lonelyGroup(size, 10 ** 5 * apart ** index + index));
    const interleaved = list.map((_, index) => list[(index * 7) % list.length] ?? 0);
    for (const nets of [list, interleaved]) {
      const { players, nets: byId, payments, optimal } = settleList(nets);
      expect(nets).toHaveLength(16);
      expect(optimal).toBe(true);
      expect(payments).toHaveLength(fewest);
      expect(settledBy(players, payments)).toEqual(byId);
    }
  });

  it.each([
    [[3, 3, 3, 3, 3, 3, 3, 3], 16],
    [[4, 4, 4, 4, 4, 4], 18],
    [[7, 8, 9], 21],
    [[12, 12], 22],
    [[24], 23],
  ])('when 24 nets have zero-sum groups of %p, then %i payments are proven', (sizes, fewest) => {
    const apart = 2 ** Math.max(...sizes) + 3;
    const list = sizes.flatMap((size, index) => lonelyGroup(size, 10 ** 5 * apart ** index + index));
    const shuffled = list.map((_, index) => list[(index * 7) % list.length] ?? 0);
    const { players, nets, payments, optimal } = settleList(shuffled);
    expect({ nets: shuffled.length, payments: payments.length, optimal }).toEqual({ nets: 24, payments: fewest, optimal: true });
    expect(settledBy(players, payments)).toEqual(nets);
  });

  it('when many of 24 nets are alike, then 16 payments are proven', () => {
    const list = [...Array.from({ length: 16 }, () => 1), ...Array.from({ length: 8 }, () => -2)];
    expect(settleList(list)).toMatchObject({ optimal: true, payments: { length: 16 } });
  });

  it("when the nets are an earlier release's, then the payments are equal", () => {
    for (const { nets, payments } of answers) {
      expect(settleList(nets).payments.map(({ from, to, cents }) => `${from} ${to} ${cents}`)).toEqual(payments);
    }
  });

  it('when 40 nets are pairs of opposites, then 20 payments settle them', () => {
    const list = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 1 : -1) * (100 + Math.floor(index / 2)));
    expect(settleList(list)).toMatchObject({ optimal: true, payments: { length: 20 } });
  });

  it('when nets are too many for exact search, then nothing is claimed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 24, maxLength: 30 }), (amounts) => {
        const list = [...amounts, -sum(amounts)];
        const { players, nets, payments, optimal } = settleList(list);
        expect(optimal).toBe(false);
        expect(payments.length).toBeLessThan(list.length);
        expect(settledBy(players, payments)).toEqual(nets);
      }),
      { numRuns: 20 },
    );
  });

  it('when 10 groups of three exceed exact search, then 20 payments settle', () => {
    const list = Array.from({ length: 10 }, (_, index) => [10 ** 3 * 7 ** index, 1 + 10 ** 3 * 7 ** index, -1 - 2 * 10 ** 3 * 7 ** index]).flat();
    const { players, nets, payments, optimal } = settleList(list);
    expect(optimal).toBe(false);
    expect(payments).toHaveLength(20);
    expect(settledBy(players, payments)).toEqual(nets);
  });
});

describe('every settlement', () => {
  it('when nets are settled, then every net is settled in fixed order', () => {
    fc.assert(
      fc.property(arbitraryNets(14), (list) => {
        const { players, nets, payments } = settleList(list);
        expect(settledBy(players, payments)).toEqual(nets);
        for (const { from, to, cents } of payments) {
          expect(cents).toBeGreaterThan(0);
          expect(nets[from]).toBeLessThan(0);
          expect(nets[to]).toBeGreaterThan(0);
        }
        const key = (index: number): number[] => {
          const payment = payments[index];
          return payment ? [-payment.cents, players.indexOf(payment.from), players.indexOf(payment.to)] : [];
        };
        payments.slice(1).forEach((_, index) => {
          const [before, after] = [key(index), key(index + 1)];
          const differing = before.findIndex((value, at) => value !== after[at]);
          expect(differing).toBeGreaterThanOrEqual(0);
          expect(before[differing]).toBeLessThan(after[differing] ?? Number.NaN);
        });
      }),
    );
  });

  it('when the same nets come in another order, then payments are equal', () => {
    fc.assert(
      fc.property(arbitraryNets(12), fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (list, seed) => {
        const { players, nets, payments } = settleList(list);
        const frozen = Object.freeze(shuffledKeys(nets, seed));
        expect(settle(Object.freeze([...players]), frozen).payments).toEqual(payments);
      }),
    );
  });

  it('when the players come in another order, then the number is equal', () => {
    fc.assert(
      fc.property(arbitraryNets(10), fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (list, seed) => {
        const { nets, payments } = settleList(list);
        const reordered = Object.keys(shuffledKeys(nets, seed));
        expect(settle(reordered, nets).payments).toHaveLength(payments.length);
      }),
    );
  });

  it('when nets do not cancel out, then they are refused', () => {
    expect(() => settle(['a', 'b'], { a: 100, b: -99 })).toThrow(NotZeroSumError);
    expect(() => settle(['a', 'b'], { a: 0.5, b: -0.5 })).toThrow(InvalidCentsError);
    expect(() => settle(['a', 'b'], { a: Number.NaN, b: 0 })).toThrow(InvalidCentsError);
    expect(() => settle(['a', 'b'], { a: 0 })).toThrow(UnknownPlayerError);
    expect(() => settle(['a', 'b'], { a: 1, b: -1, c: 0 })).toThrow(UnknownPlayerError);
    expect(() => settle(['a', 'a'], { a: 0 })).toThrow(InvalidPlayersError);
  });
});
