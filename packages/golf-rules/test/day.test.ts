import fc from 'fast-check';
import { dayOf, progressOf, rosterOf, SELECTIONS, settleRound } from '@fairshare/golf-rules';
import { arbitraryRound, FOUR, roundOf, type RoundOfThree, strokesOf } from './support';

const TWO = ['ann', 'bob'];
const VALUES = { pointValueCents: 100, fbtValueCents: 0 };
const twoBall = (holes: number[][], more: Partial<RoundOfThree> = {}) => roundOf({ players: TWO, points: { holes: strokesOf(TWO, holes), values: VALUES }, ...more });

describe('who won the day, and where', () => {
  it("when the lead changed hands, then the winner's last takeover decided", () => {
    const round = twoBall([
      [4, 5],
      [5, 4],
      [5, 4],
      [4, 5],
      [4, 5],
      [4, 4],
    ]);
    expect(dayOf(settleRound(round, ['points']))).toEqual({ winners: ['ann'], cents: 200, decided: { hole: 5, how: 'lead' } });
  });

  it('when a pot turned the money, then its last hole decided', () => {
    const round = twoBall([...Array<number[]>(8).fill([4, 4]), [3, 4]], {
      points: { holes: strokesOf(TWO, [[3, 4], ...Array<number[]>(8).fill([4, 4])]), values: { pointValueCents: 0, fbtValueCents: 1_000 } },
    });
    expect(dayOf(settleRound(round, ['fbt'])).decided).toEqual({ hole: 9, how: 'lead' });
  });

  it('when two share the day, then the hole that moved most decided', () => {
    const three = ['ann', 'bob', 'cid'];
    const holes = strokesOf(three, [
      [4, 4, 4],
      [3, 3, 5],
    ]);
    expect(dayOf(settleRound(roundOf({ players: three, points: { holes, values: VALUES } }), ['points']))).toMatchObject({
      winners: ['ann', 'bob'],
      decided: { hole: 2, how: 'swing' },
    });
    expect(dayOf(settleRound(twoBall([[4, 4]]), ['points']))).toEqual({ winners: [], cents: 0, decided: null });
  });

  it('when only cards moved money, then somebody won and no hole decided', () => {
    const round = roundOf({ players: TWO, cards: { hands: { bob: [{ id: 'camel', type: 'camel' }] }, values: { camel: 6 } } });
    expect(dayOf(settleRound(round, ['cards']))).toEqual({ winners: ['ann'], cents: 600, decided: null });
  });

  it('when the round began elsewhere, then holes count in playing order', () => {
    const roster = rosterOf(
      TWO.map((playerId) => ({ playerId })),
      [1, 2, 3],
    );
    const round = twoBall(
      [
        [3, 4],
        [4, 5],
        [5, 4],
      ],
      { roster },
    );
    expect(dayOf(settleRound(round, ['points'])).decided?.hole).toBe(1);
    expect(dayOf(settleRound(round, ['points']), 3).decided?.hole).toBe(2);
  });

  it('when any round is settled, then nobody got more than the winner', () => {
    fc.assert(
      fc.property(arbitraryRound, (round) => {
        const settlement = settleRound(round, SELECTIONS);
        const { winners, cents, decided } = dayOf(settlement);
        expect(Math.max(...Object.values(settlement.nets))).toBe(cents);
        for (const winner of winners) expect(settlement.nets[winner]).toBe(cents);
        if (decided) expect(decided.hole).toBeLessThanOrEqual(18);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what is not entered yet', () => {
  it('when a hole lacks strokes or awards, then it is named with whose', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, ...(playerId === 'dee' && { holes: [1] }) })),
      [1, 2, 3],
    );
    const points = {
      holes: strokesOf(FOUR, [
        [4, 4, 5, 6],
        [4, 4],
      ]),
      values: VALUES,
    };
    expect(progressOf(roundOf({ players: FOUR, roster, points, bbb: { holes: {}, values: VALUES } }))).toEqual({
      played: ['points'],
      missing: [
        { game: 'points', hole: 2, players: ['cid'], questions: [] },
        { game: 'points', hole: 3, players: ['ann', 'bob', 'cid'], questions: [] },
      ],
    });
    const bbb = {
      holes: { 1: { firstOn: 'ann', closestTo: 'none', firstIn: 'dee' }, 2: { firstOn: 'dee' }, 3: { firstOn: 'ann', closestTo: 'ann', firstIn: 'bob' } },
      values: VALUES,
    };
    expect(progressOf(roundOf({ players: FOUR, roster, bbb }))).toEqual({
      played: ['bbb'],
      missing: [{ game: 'bbb', hole: 2, players: [], questions: ['firstOn', 'closestTo', 'firstIn'] }],
    });
    expect(progressOf(roundOf({ players: FOUR }))).toEqual({ played: [], missing: [] });
  });
});
