import { byPlayer, type CourseHole, HOLES, type Roster, rosterOf, type RoundInput, settleRound, type SideGame } from '@fairshare/golf-rules';
import { defaultOptions, sideKind } from '@fairshare/golf-rules/side-games';
import { plainHoles, purse } from './plain-rounds';
import { sideRoundOf } from './side-rounds';
import { FOUR, runsOf, strokesOf } from './support';

const highLow = sideKind('high-low') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

/** A second implementation of High–low: compares sorted pairs of scores and pays each point by itself. */
function plainHighLow(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, total } = game.options as { value: number; total: boolean };
  const { paySide, nets } = purse(round.players);
  for (const { field, isIn, score } of plainHoles(round, game)) {
    const pairs = (game.sides ?? []).map((side) => side.filter((id) => field.includes(id)));
    if (!isIn || pairs.some((pair) => pair.length === 0)) continue;
    const balls = pairs.map((pair) => [...pair, ...pair].slice(0, 2).map(score)).map((pair) => [...pair].sort((a, b) => a - b));
    const compared = balls.map(([low = 0, high = 0]) => (total ? [low, high, low + high] : [low, high]));
    (compared[0] ?? []).forEach((own, index) => {
      const other = compared[1]?.[index] ?? 0;
      if (own < other) paySide(pairs[1]!, pairs[0]!, value);
      if (other < own) paySide(pairs[0]!, pairs[1]!, value);
    });
  }
  return nets();
}

const COURSE: readonly CourseHole[] = HOLES.map((hole) => ({ par: 4, strokeIndex: hole }));
const rosterFor = (holes: readonly number[], more: Partial<Roster> = {}): Roster => ({ players: FOUR, holes, holesOf: byPlayer(FOUR, () => holes), ...more });
const roundWith = (options: object, holes: readonly (readonly number[])[], more: Partial<RoundInput> = {}): RoundInput => ({
  players: FOUR,
  roster: rosterFor(holes.map((_, index) => index + 1)),
  facts: { strokes: strokesOf(FOUR, holes), marks: {}, cards: { hands: {} } },
  games: [],
  sideGames: [{ id: 'r1.s3', name: 'High–low', definition: highLow, players: FOUR, sides: [FOUR.slice(0, 2), FOUR.slice(2)], options: { ...defaultOptions(highLow), ...options } }],
  ...more,
});
const payoutOf = (round: RoundInput) => settleRound(round, ['r1.s3']).breakdown.games[0];

describe('High–low', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(highLow, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainHighLow(round, game) });
    }
  });

  it('when holes are played, then each says its points', () => {
    const holes = [
      [4, 5, 5, 6],
      [4, 7, 4, 6],
      [3, 5, 4, 4],
      [4, 5, 5, 4],
    ];
    expect(payoutOf(roundWith({}, holes))).toMatchObject({
      outcomes: {
        1: { code: 'won', figures: { winner: ['ann', 'bob'], points: 2, others: 0 } },
        2: { code: 'won', figures: { winner: ['cid', 'dee'], points: 1, others: 0 } },
        3: { code: 'each', figures: { points: 1 } },
        4: { code: 'tied' },
      },
      parts: [
        { at: 1, nets: { ann: 200, bob: 200, cid: -200, dee: -200 } },
        { at: 2, nets: { ann: -100, bob: -100, cid: 100, dee: 100 } },
      ],
      standing: { unit: 'points', players: { ann: 3, bob: 3, cid: 2, dee: 2 }, line: { code: 'leads', figures: { leaders: ['ann', 'bob'], most: 3, fewest: 2 } } },
    });
  });

  it('when the total counts, then the lower sum brings a third point', () => {
    expect(payoutOf(roundWith({ total: true }, [[4, 5, 4, 6]]))).toMatchObject({ nets: { ann: 200, cid: -200 } });
  });

  it('when a hole is missing, then those after it are provisional', () => {
    const round = roundWith({}, [
      [4, 5, 5, 6],
      [4, 4, 4, 4],
      [4, 5, 5, 6],
    ]);
    const { 2: _, ...strokes } = round.facts.strokes;
    expect(payoutOf({ ...round, facts: { ...round.facts, strokes } })).toMatchObject({
      parts: [
        { at: 1, provisional: false },
        { at: 3, provisional: true },
      ],
    });
  });

  it('when a partner comes late, then the other plays for both', () => {
    const roster = rosterFor([1, 2], { holesOf: { ...byPlayer(FOUR, () => [1, 2]), dee: [2] } });
    expect(payoutOf(roundWith({}, [[4, 6, 5, 9]], { roster }))).toMatchObject({ outcomes: { 1: { code: 'each' } }, nets: { ann: 0, dee: 0 } });
    expect(payoutOf(roundWith({}, [[4, 5, 6, 9]], { roster }))).toMatchObject({ nets: { ann: 200, bob: 200, cid: -400, dee: 0 } });
  });

  it('when nobody of a pair is on a hole, then it is not played', () => {
    const roster = rosterFor([1, 2], { holesOf: { ...byPlayer(FOUR, () => [1, 2]), cid: [2], dee: [2] } });
    expect(payoutOf(roundWith({}, [[4, 5, 6, 9]], { roster }))).toMatchObject({ parts: [], outcomes: {} });
  });

  it('when strokes are given, then low ball and high ball are net', () => {
    const entries = FOUR.map((playerId) => ({ playerId, strokesGiven: playerId === 'dee' ? 18 : 0 }));
    const roster = rosterOf(entries, HOLES, { course: { holes: COURSE } });
    const holes = [[4, 5, 5, 5]];
    expect(payoutOf(roundWith({}, holes, { roster, course: { holes: COURSE } }))).toMatchObject({ outcomes: { 1: { code: 'tied' } } });
    expect(payoutOf(roundWith({ scoring: 'gross' }, holes, { roster, course: { holes: COURSE } }))).toMatchObject({ outcomes: { 1: { code: 'won' } } });
  });
});
