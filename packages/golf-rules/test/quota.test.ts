import { explainPlayer, HOLES, playersOn, progressOf, rosterOf, type RoundInput, settleRound, type SideGame, toRoster } from '@fairshare/golf-rules';
import { defaultOptions, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';
import { dealtOn, forNine, type PlainHole, plainHoles, Purse } from './plain-holes';
import { playedIn, sideRoundOf, totals } from './side-rounds';
import { FOUR, runsOf } from './support';

const quota = sideKind('quota') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

/** A second implementation of Quota. Each pair compares points and quotas over the holes both play. The pot compares whole cards: points − par + strokes. */
function plainQuota(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, payout } = game.options as { value: number; payout: string };
  const purse = new Purse(round.players);
  const roster = toRoster(round.roster ?? round.players);
  const isIn = ({ field, gross, pickedUp }: PlainHole) => field.every((id) => gross(id) > 0 || pickedUp(id));
  const holes = round.course ? plainHoles(round, game).filter(isIn) : [];
  const made = ({ gross, par = 0 }: PlainHole, id: string) => (gross(id) === 0 ? 0 : (['16', '16', '16', '8', '4', '2', '1'][Math.max(0, gross(id) - par + 5)] ?? '0'));
  const strokes = (id: string) => (roster.given ? forNine(roster.holes.length, roster.strokesGiven?.[id] ?? 0) : 0);
  const over = (id: string, on: readonly PlainHole[]) => on.reduce((sum, hole) => sum + Number(made(hole, id)) - 2 + dealtOn(round, hole.hole, strokes(id)), 0);
  if (payout === 'perPoint') {
    game.players.forEach((one, seat) =>
      game.players.slice(seat + 1).forEach((other) => {
        const both = holes.filter(({ field }) => field.includes(one) && field.includes(other));
        purse.pay(other, one, (over(one, both) - over(other, both)) * value);
      }),
    );
    return purse.left();
  }
  const playing = round.players.filter((id) => game.players.includes(id) && roster.holes.every((hole) => playersOn(roster, hole).includes(id)));
  if (playing.length < 2 || holes.length === 0) return purse.left();
  const best = [...playing].map((id) => over(id, holes)).sort((a, b) => b - a)[0];
  const winners = playing.filter((id) => over(id, holes) === best);
  playing.forEach((id) => purse.add(id, -value));
  for (let cent = 0; cent < value * playing.length; cent += 1) purse.add(winners[cent % winners.length]!, 1);
  return purse.left();
}

const course = { holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })) };
type Scores = readonly (readonly (number | null)[])[];

interface More extends Partial<RoundInput> {
  /** For 18 holes, in player order. */
  readonly given?: readonly number[];
  readonly holes?: readonly number[];
  readonly plays?: Readonly<Record<string, readonly number[]>>;
  readonly offTheLow?: boolean;
}

/** A round on par 4s, with scores in the order of its holes. Null: no strokes. */
function roundWith(scores: Scores, options: object = {}, { given = [], holes = HOLES, plays = {}, offTheLow, ...more }: More = {}): RoundInput {
  const entered = scores.map((row, index) => [holes[index], Object.fromEntries(row.flatMap((score, seat) => (score === null ? [] : [[FOUR[seat], score]])))]);
  return {
    players: FOUR,
    roster: rosterOf(
      FOUR.map((playerId, seat) => ({ playerId, strokesGiven: given[seat], holes: plays[playerId] })),
      holes,
      { course, rules: { offTheLow } },
    ),
    facts: { strokes: Object.fromEntries(entered), marks: {}, cards: { hands: {} } },
    games: [],
    sideGames: [{ id: 'r1.s3', name: 'Quota', definition: quota, players: FOUR, options: { ...defaultOptions(quota), ...options } }],
    course,
    ...more,
  };
}
const nets = (round: RoundInput) => Object.values(settleRound(round, ['r1.s3']).nets);
const rows = (holes: number, row: readonly (number | null)[]) => Array.from({ length: holes }, () => row);

describe('Quota', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(quota, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainQuota(round, game) });
    }
  });

  it('when scores run from ten to one, then gross scores give points', () => {
    const points = (scores: readonly number[]) => totals(roundWith([scores])).map((over) => over + 2);
    expect([points([10, 6, 5, 4]), points([3, 2, 1, 1])]).toEqual([
      [0, 0, 1, 2],
      [4, 8, 16, 16],
    ]);
  });

  it('when 18 holes are played, then the quota is 36 less strokes', () => {
    expect(totals(roundWith(rows(18, [4, 4, 5, 5]), {}, { given: [0, 20, 20, -3] }))).toEqual([0, 20, 2, -21]);
  });

  it('when nine are played, then it is 18 less half the strokes', () => {
    const nine = { given: [0, 9, 10, -3], holes: HOLES.slice(9) };
    expect(totals(roundWith(rows(9, [4, 4, 4, 4]), {}, nine))).toEqual([0, 5, 5, -1]);
  });

  it('when strokes count from the lowest, then quotas and payments stay', () => {
    const given = [7, 12, 20, 30];
    const [full, offLow] = [false, true].map((offTheLow) => roundWith(rows(18, [4, 5, 5, 6]), {}, { given, offTheLow }));
    expect(totals(offLow!)).toEqual([7, -6, 2, -6]);
    expect([totals(full!), nets(full!)]).toEqual([totals(offLow!), nets(offLow!)]);
  });

  it('when a tee has its own stroke indexes, then its strokes fall by them', () => {
    const red = { id: 'red', name: 'Red', rating: 72, slope: 113, strokeIndex: HOLES.toReversed() };
    const teed = { ...course, tees: [red] };
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, ...(playerId === 'dee' && { teeId: red.id, strokesGiven: 1 }) })),
      HOLES,
      { course: teed },
    );
    const strokes = { 18: { ann: 4, bob: 4, cid: 4, dee: 4 } };
    expect(totals({ ...roundWith([]), roster, course: teed, facts: { strokes, marks: {}, cards: { hands: {} } } })).toEqual([0, 0, 0, 1]);
  });

  it('when somebody leaves, then pairs settle the holes both played', () => {
    const left = { plays: { dee: HOLES.slice(0, 2) } };
    const round = roundWith([...rows(2, [4, 4, 4, 3]), [3, 4, 4, null]], {}, left);
    expect([totals(round), nets(round)]).toEqual([
      [2, 0, 0, 4],
      [400 - 400, -200 - 400, -200 - 400, 1200],
    ]);
    const pot = playedIn(roundWith(rows(2, [3, 4, 4, 3]), { payout: 'pot' }, left));
    expect(pot.parts).toMatchObject([{ nets: { ann: 200, bob: -100, cid: -100 }, why: { figures: { winner: ['ann'], most: '+4', valueCents: 300 } }, provisional: true }]);
  });

  it('when the most over quota is shared, then the pot is too', () => {
    const holes = [1, 2];
    const tie = (row: readonly number[], value: number) => nets(roundWith(rows(2, row), { payout: 'pot', value }, { holes }));
    expect([tie([3, 3, 3, 4], 1), tie([4, 4, 4, 4], 500), tie([3, 4, 4, 4], 500)]).toEqual([
      [1, 0, 0, -1],
      [0, 0, 0, 0],
      [1500, -500, -500, -500],
    ]);
  });

  it('when somebody picks up, then they have no points and nothing is missing', () => {
    const scored = roundWith([
      [4, 4, 4, null],
      [4, 4, 4, 4],
    ]);
    expect([totals(scored), playedIn(scored).incompleteHoles]).toEqual([[0, 0, 0, -2], []]);
    expect(progressOf(scored).missing.some(({ hole }) => hole < 3)).toBe(false);
    expect(playedIn(roundWith([[4, 4, 4, null]])).incompleteHoles).toEqual([1]);
  });

  it('when the round begins on hole 10, then what comes before is open', () => {
    const round = { ...roundWith([]), facts: { strokes: { 10: { ann: 4, bob: 4, cid: 4, dee: 5 } }, marks: {}, cards: { hands: {} } } };
    expect([{ firstHole: 10 }, {}].map((begin) => playedIn({ ...round, ...begin }).parts[0]?.provisional)).toEqual([false, true]);
  });

  it('when there is no course, then nothing is scored', () => {
    expect(playedIn(roundWith([[3, 4, 4, 4]], { payout: 'pot' }, { course: null }))).toMatchObject({ parts: [], outcomes: {}, standing: { line: null } });
  });

  it('when it is explained, then points and quota are named by hole', () => {
    const round = roundWith([[4, 5, 6, 4]], {}, { given: [0, 18, 0, 0] });
    const { outcomes, standing } = playedIn(round);
    expect([outcomes[1]!, standing.line!].map((message) => renderMessage(quota, message, (id) => id))).toEqual(['ann & dee: 2, bob: 1, cid: 0', 'ann & bob & dee lead at 0']);
    const [explained] = explainPlayer(settleRound(round, ['r1.s3']), 'bob').games;
    expect(explained?.parts).toMatchObject([{ at: 1, own: { score: 5, points: 1, quota: 1, over: 0 }, cents: 200 }]);
  });
});
