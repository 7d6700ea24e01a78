import { byPlayer, type CourseHole, HOLES, type Roster, rosterOf, type RoundInput, settleRound, type SideGame, type StrokesByHole } from '@fairshare/golf-rules';
import { defaultOptions, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';
import { plainHoles, purse } from './plain-rounds';
import { sideRoundOf } from './side-rounds';
import { FOUR, runsOf, strokesOf } from './support';

const vegas = sideKind('vegas') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

interface Options {
  readonly value: number;
  readonly flip: boolean;
  readonly bothBirdies: string;
  readonly eagleDoubles: boolean;
  readonly cap: number;
}

/** A second implementation of Vegas: builds both numbers of each pair's two scores and chooses one of them. */
function plainVegas(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, flip, bothBirdies, eagleDoubles, cap } = game.options as unknown as Options;
  const { paySide, nets } = purse(round.players);
  const glue = (first: number, second: number) => first * (second > 9 ? 100 : 10) + second;
  for (const { field, isIn, score, par = -99 } of plainHoles(round, game)) {
    const [own = [], others = []] = (game.sides ?? []).map((side) => side.filter((id) => field.includes(id)));
    if (!isIn || own.length === 0 || others.length === 0) continue;
    const best = (pair: readonly string[]) => Math.min(...pair.map(score));
    const numberOf = (pair: readonly string[], rivals: readonly string[]) => {
      const readings = [glue(score(pair[0]!), score(pair.at(-1)!)), glue(score(pair.at(-1)!), score(pair[0]!))];
      const hasBlownUp = pair.some((id) => score(id) >= 10);
      const isTurned = flip && best(rivals) < par && (best(pair) >= par || bothBirdies === 'both');
      const lowFirst = score(pair[0]!) <= score(pair.at(-1)!) ? readings : [...readings].reverse();
      return lowFirst[hasBlownUp || isTurned ? 1 : 0]!;
    };
    const [mine, theirs] = [numberOf(own, others), numberOf(others, own)];
    const [winners, losers] = mine < theirs ? [own, others] : [others, own];
    let points = Math.abs(mine - theirs);
    if (eagleDoubles && best(winners) <= par - 2) points += points;
    if (cap) points = Math.min(points, cap);
    paySide(losers, winners, points * value);
  }
  return nets();
}

/** Adds occasional outliers: scores of ten and more, and threes that become eagles. */
const withLongHoles = (strokes: StrokesByHole, seed: number): StrokesByHole =>
  Object.fromEntries(
    Object.entries(strokes).map(([hole, scores]) => [
      hole,
      Object.fromEntries(Object.entries(scores).map(([id, score], seat) => [id, score && (seed + Number(hole) * 7 + seat) % 5 === 0 ? (score < 4 ? 1 : score + 5) : score])),
    ]),
  );

const COURSE: readonly CourseHole[] = HOLES.map((hole) => ({ par: 4, strokeIndex: hole }));
const roundWith = (options: object, scores: readonly number[], more: Partial<RoundInput> = {}): RoundInput => ({
  players: FOUR,
  roster: rosterOf(
    FOUR.map((playerId) => ({ playerId })),
    [1],
  ),
  course: { holes: COURSE },
  facts: { strokes: strokesOf(FOUR, [scores]), marks: {}, cards: { hands: {} } },
  games: [],
  sideGames: [
    { id: 'r1.s3', name: 'Vegas', definition: vegas, players: FOUR, sides: [FOUR.slice(0, 2), FOUR.slice(2)], options: { ...defaultOptions(vegas), value: 1, ...options } },
  ],
  ...more,
});
const payoutOf = (round: RoundInput) => settleRound(round, ['r1.s3']).breakdown.games[0];
const annWins = (options: object, scores: readonly number[], more: Partial<RoundInput> = {}) => settleRound(roundWith(options, scores, more), ['r1.s3']).nets['ann'];

describe('Vegas', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round: usual, game } = sideRoundOf(vegas, seed);
      const round = { ...usual, facts: { ...usual.facts, strokes: withLongHoles(usual.facts.strokes, seed) } };
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainVegas(round, game) });
    }
  });

  it.each([
    { named: 'no birdie', options: {}, scores: [4, 5, 4, 6], points: 1 },
    { named: 'a tie', options: {}, scores: [5, 4, 4, 5], points: 0 },
    { named: 'a birdie', options: {}, scores: [3, 6, 4, 5], points: 18 },
    { named: 'a birdie of the pair that loses', options: {}, scores: [5, 6, 3, 9], points: -26 },
    { named: 'the flip off', options: { flip: false }, scores: [3, 6, 4, 5], points: 9 },
    { named: 'birdies that cancel', options: {}, scores: [3, 6, 3, 5], points: -1 },
    { named: 'birdies that both count', options: { bothBirdies: 'both' }, scores: [3, 6, 3, 5], points: -10 },
    { named: 'a ten', options: {}, scores: [4, 5, 5, 10], points: 60 },
    { named: 'a ten that a birdie does not turn', options: {}, scores: [3, 5, 5, 10], points: 70 },
    { named: 'a ten and an eleven', options: {}, scores: [5, 5, 10, 11], points: 1055 },
    { named: 'an eagle that doubles', options: { eagleDoubles: true }, scores: [2, 5, 4, 5], points: 58 },
    { named: 'an eagle that only flips', options: {}, scores: [2, 5, 4, 5], points: 29 },
    { named: 'a cap', options: { cap: 20 }, scores: [4, 5, 5, 10], points: 20 },
    { named: 'a cap on doubled points', options: { eagleDoubles: true, cap: 40 }, scores: [2, 5, 4, 5], points: 40 },
  ])('when a hole has $named, then the first pair wins $points', ({ options, scores, points }) => {
    expect(annWins(options, scores)).toBe(points);
  });

  it('when there is no course, then nothing is turned or doubled', () => {
    expect(annWins({ eagleDoubles: true }, [2, 5, 4, 5], { course: null })).toBe(20);
  });

  it('when strokes are given, then a net birdie turns the number', () => {
    const course = { holes: COURSE };
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, strokesGiven: playerId === 'ann' ? 18 : 0 })),
      HOLES,
      { course },
    );
    expect(annWins({}, [4, 6, 4, 5], { roster })).toBe(54 - 36);
    expect(annWins({ scoring: 'gross' }, [4, 6, 4, 5], { roster })).toBe(45 - 46);
  });

  it('when a net score is nothing or less, then it counts as it is', () => {
    const course = { holes: COURSE };
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, strokesGiven: playerId === 'ann' ? 36 : 0 })),
      HOLES,
      { course },
    );
    expect([annWins({ flip: false }, [2, 5, 4, 5], { roster }), annWins({ flip: false }, [1, 5, 4, 5], { roster })]).toEqual([40, 50]);
  });

  it('when a partner is not there, then one score makes the number', () => {
    const roster: Roster = { players: FOUR, holes: [1, 2], holesOf: { ...byPlayer(FOUR, () => [1, 2]), bob: [2] } };
    expect(settleRound(roundWith({}, [4, 9, 4, 5], { roster }), ['r1.s3']).nets).toEqual({ ann: 2, bob: 0, cid: -1, dee: -1 });
  });

  it('when a hole is won, then it says by which numbers and why', () => {
    const payout = payoutOf(roundWith({ eagleDoubles: true, cap: 40 }, [2, 5, 4, 5]));
    const outcome = payout?.kind === 'side' ? payout.outcomes[1] : undefined;
    expect(outcome && renderMessage(vegas, outcome, (id) => id)).toBe('ann & bob win 40: 25 to 54, flipped, doubled, capped');
    expect(payout).toMatchObject({ parts: [{ at: 1, why: { figures: { points: 40, low: 25, high: 54, valueCents: 1 }, players: { ann: { score: 2 } } } }] });
  });
});
