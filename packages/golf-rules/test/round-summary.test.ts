import fc from 'fast-check';
import {
  type BbbHoles,
  HOLES,
  playableSelections,
  rosterOf,
  scoreBbbGame,
  scoreStrokeGame,
  seasonOf,
  seasonOfYear,
  settleRound,
  type StrokesByHole,
  summarizeRound,
} from '@fairshare/golf-rules';
import { seededGames } from './seeded-rounds';
import { arbitraryGames, FOUR, inPlayerOrder, roundOf, type RoundOfThree, strokesOf, sum } from './support';

const values = { pointValueCents: 100, fbtValueCents: 1000 };
const round = (holes: StrokesByHole, more: Partial<RoundOfThree> = {}) => roundOf({ players: FOUR, points: { holes, values }, ...more });
const even = [4, 4, 4, 4];

describe('the summary of a round', () => {
  it('when a hole has one lowest score, then its player won it', () => {
    const { ofPlayers } = summarizeRound(
      round({
        ...strokesOf(FOUR, [
          [3, 4, 5, 6],
          [3, 3, 5, 6],
          [4, 4, 4, 3],
        ]),
        4: { ann: 2 },
      }),
    );
    expect(inPlayerOrder(FOUR, ofPlayers).map((player) => player?.holesWon)).toEqual([1, 0, 0, 1]);
    expect(inPlayerOrder(FOUR, ofPlayers).map((player) => player?.taken.points)).toEqual([
      { points: 7 + 6 + 3, evenShare: 12 },
      { points: 5 + 6 + 3, evenShare: 12 },
      { points: 3 + 3 + 3, evenShare: 12 },
      { points: 1 + 1 + 7, evenShare: 12 },
    ]);
    expect(ofPlayers['ann']?.taken.bbb).toBeUndefined();
  });

  it('when pots are won, then each winner has won them', () => {
    const holes = strokesOf(
      FOUR,
      HOLES.map((hole) => (hole <= 9 ? [3, 3, 4, 4] : [5, 5, 5, 4])),
    );
    expect(inPlayerOrder(FOUR, summarizeRound(round(holes)).ofPlayers).map((player) => player?.potsWon)).toEqual([2, 2, 0, 2]);
    const free = summarizeRound(roundOf({ players: FOUR, points: { holes, values: { ...values, fbtValueCents: 0 } } }));
    expect(inPlayerOrder(FOUR, free.ofPlayers).map((player) => player?.potsWon)).toEqual([0, 0, 0, 0]);
  });

  it('when nothing is complete, then the round does not count', () => {
    expect(summarizeRound(round({ 1: { ann: 4 } })).counts).toBe(false);
    expect(summarizeRound(round({}, { bbb: { holes: { 1: { firstOn: 'ann' } }, values } })).counts).toBe(false);
    expect(summarizeRound(roundOf({ players: FOUR, cards: { hands: {}, values: {} } })).counts).toBe(false);
    expect(summarizeRound(round(strokesOf(FOUR, [even]))).counts).toBe(true);
    expect(summarizeRound(round({}, { bbb: { holes: { 1: { firstOn: 'none', closestTo: 'none', firstIn: 'none' } }, values } })).counts).toBe(true);
    const held = summarizeRound(roundOf({ players: FOUR, cards: { hands: { bob: [{ id: 'camel', type: 'camel' }] }, values: {} } }));
    expect(held).toMatchObject({ counts: true, ofPlayers: { bob: { cardsHeld: 1, netCents: -200 }, ann: { cardsHeld: 0 } } });
    expect(held.ofPlayers['ann']?.taken.points).toBeUndefined();
  });

  it('when two meet, then 2/9/16 decides before BBB', () => {
    const roster = rosterOf([{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cid', holes: [1] }, { playerId: 'dee', holes: [2, 3] }]);
    const bbb: BbbHoles = { 3: { firstOn: 'dee', closestTo: 'dee', firstIn: 'bob' } };
    const { duels } = summarizeRound(round({ 1: { ann: 4, bob: 5, cid: 3 }, 2: { ann: 5, bob: 4, dee: 5 } }, { roster, bbb: { holes: bbb, values } }));
    expect(duels).toEqual([
      { players: ['ann', 'bob'], wonBy: 'bob' },
      { players: ['ann', 'cid'], wonBy: 'cid' },
      { players: ['ann', 'dee'], wonBy: null },
      { players: ['bob', 'cid'], wonBy: 'cid' },
      { players: ['bob', 'dee'], wonBy: 'bob' },
    ]);
    const onlyBbb = summarizeRound(roundOf({ players: ['ann', 'bob'], bbb: { holes: { 3: { firstOn: 'bob', closestTo: 'none', firstIn: 'none' } }, values } }));
    expect(onlyBbb.duels).toEqual([{ players: ['ann', 'bob'], wonBy: 'bob' }]);
  });

  it('when any round is summed up, then it matches its settlement', () => {
    const check = (three: RoundOfThree) => {
      const input = roundOf(three);
      const { ofPlayers, players } = summarizeRound(input);
      const ofAll = inPlayerOrder(players, ofPlayers);
      const settled = settleRound(input, playableSelections(input));
      expect(ofAll.map((player) => player?.netCents)).toEqual(inPlayerOrder(players, settled.nets));
      expect(sum(ofAll.map((player) => player?.netCents ?? 0))).toBe(0);
      const games = { points: scoreStrokeGame(players, three.points?.holes ?? {}), bbb: scoreBbbGame(players, three.bbb?.holes ?? {}) };
      for (const game of ['points', 'bbb'] as const) {
        const taken = ofAll.map((player) => player?.taken[game]);
        expect(taken.map((one) => one?.points ?? 0)).toEqual(inPlayerOrder(players, games[game].totals));
        expect(sum(taken.map((one) => one?.evenShare ?? 0))).toBeCloseTo(sum(taken.map((one) => one?.points ?? 0)), 6);
      }
    };
    for (let seed = 0; seed < 100; seed += 1) check(seededGames(seed));
    fc.assert(fc.property(arbitraryGames, check), { numRuns: 50 });
  });
});

describe('a season', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '01-01', '2026', '2026', '2026-01-01', '2026-12-31'],
    ['2025-12-31T23:59:59.999Z', '01-01', '2025', '2025', '2025-01-01', '2025-12-31'],
    ['2026-03-31T20:00:00.000Z', '04-01', '2025', '2025/26', '2025-04-01', '2026-03-31'],
    ['2026-04-01T00:00:00.000Z', '04-01', '2026', '2026/27', '2026-04-01', '2027-03-31'],
    ['2027-12-31T10:00:00.000Z', '03-01', '2027', '2027/28', '2027-03-01', '2028-02-29'],
    ['2099-06-01T10:00:00.000Z', '02-02', '2099', '2099/00', '2099-02-02', '2100-02-01'],
  ])('when a round of %s meets seasons from %s, then it is %s', (at, start, id, name, from, to) => {
    expect(seasonOf(at, start)).toEqual({ id, name, from, to });
    expect(seasonOfYear(Number(id), start)).toEqual({ id, name, from, to });
  });
});
