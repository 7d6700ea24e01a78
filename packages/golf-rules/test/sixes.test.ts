import { byPlayer, HOLES, type Roster, rosterOf, type RoundInput, settleRound, type SideGame, toRoster } from '@fairshare/golf-rules';
import { defaultOptions, sideKind } from '@fairshare/golf-rules/side-games';
import { plainHoles, purse } from './plain-rounds';
import { sideRoundOf } from './side-rounds';
import { FOUR, runsOf, strokesOf } from './support';

const sixes = sideKind('sixes') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

/** A second implementation of Sixes: each hole finds its match by its place in the round. Money moves per hole, or once per match. */
function plainSixes(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, payout } = game.options as { value: number; payout: string };
  const { paySide, nets } = purse(round.players);
  const { holes } = toRoster(round.roster ?? round.players);
  if (holes.length % 3 !== 0) return nets();
  const [first, ...rest] = game.players;
  const placeOf = (hole: number) => (hole - (round.firstHole ?? holes[0]!) + 18) % 18;
  const inOrder = [...holes].sort((a, b) => placeOf(a) - placeOf(b));
  const thirdOf = (hole: number) => Math.floor((inOrder.indexOf(hole) * 3) / holes.length);
  const all = plainHoles(round, game).map((one) => {
    const pair = [first, rest[thirdOf(one.hole)]];
    return { ...one, third: thirdOf(one.hole), one: one.field.filter((id) => pair.includes(id)), two: one.field.filter((id) => !pair.includes(id)) };
  });
  for (const third of [0, 1, 2]) {
    const playable = all.filter((hole) => hole.third === third && hole.one.length > 0 && hole.two.length > 0);
    const played: typeof playable = [];
    let lead = 0;
    for (const hole of playable) {
      if (!hole.isIn || (payout === 'match' && Math.abs(lead) > playable.length - played.length)) continue;
      played.push(hole);
      const better = (ids: readonly string[]) => ids.map(hole.score).sort((a, b) => a - b)[0]!;
      const won = Math.sign(better(hole.two) - better(hole.one));
      lead += won;
      if (payout === 'perHole' && won !== 0) paySide(won > 0 ? hole.two : hole.one, won > 0 ? hole.one : hole.two, value);
    }
    if (payout === 'perHole' || lead === 0) continue;
    const isOver = Math.abs(lead) > playable.length - played.length;
    const everyone = (side: 'one' | 'two') => [...new Set((isOver ? played : playable).flatMap((hole) => hole[side]))];
    paySide(everyone(lead > 0 ? 'two' : 'one'), everyone(lead > 0 ? 'one' : 'two'), value);
  }
  return nets();
}

const roundWith = (options: object, holes: readonly (readonly number[])[], roster: Roster = toRoster(FOUR)): RoundInput => ({
  players: FOUR,
  roster,
  facts: { strokes: strokesOf(FOUR, holes), marks: {}, cards: { hands: {} } },
  games: [],
  sideGames: [{ id: 'r1.s3', name: 'Sixes', definition: sixes, players: FOUR, options: { ...defaultOptions(sixes), ...options } }],
});
const payoutOf = (round: RoundInput) => settleRound(round, ['r1.s3']).breakdown.games[0];

/** Ann alone has the lowest score on every hole. */
const ANN_WINS = HOLES.map(() => [3, 4, 4, 4]);

describe('Sixes', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(sixes, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainSixes(round, game) });
    }
  });

  it('when one wins every hole, then so does each partner in turn', () => {
    expect(payoutOf(roundWith({}, ANN_WINS))).toMatchObject({
      nets: { ann: 1500, bob: -500, cid: -500, dee: -500 },
      parts: [
        { why: { code: 'won-early', figures: { winner: ['ann', 'bob'], up: 4, left: 2, from: 1, to: 6 } }, provisional: false },
        { why: { code: 'won-early', figures: { winner: ['ann', 'cid'], up: 4, left: 2, from: 7, to: 12 } } },
        { why: { code: 'won-early', figures: { winner: ['ann', 'dee'], up: 4, left: 2, from: 13, to: 18 } } },
      ],
      outcomes: { 4: { code: 'won' }, 5: { code: 'over' } },
      standing: { players: { ann: 12, bob: -4, cid: -4, dee: -4 }, line: { code: 'won-early', figures: { from: 13 } } },
    });
  });

  it('when it pays by the hole, then all six holes of a match count', () => {
    expect(payoutOf(roundWith({ payout: 'perHole', value: 100 }, ANN_WINS))).toMatchObject({ nets: { ann: 1800, bob: -600, cid: -600, dee: -600 } });
  });

  it('when the round starts on hole 10, then so does the first match', () => {
    expect(payoutOf({ ...roundWith({}, ANN_WINS), firstHole: 10 })).toMatchObject({
      parts: [
        { why: { figures: { winner: ['ann', 'bob'], from: 10, to: 15 } } },
        { why: { figures: { winner: ['ann', 'cid'], from: 16, to: 3 } } },
        { why: { figures: { winner: ['ann', 'dee'], from: 4, to: 9 } } },
      ],
    });
  });

  it('when a nine is played, then each match has three holes', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId })),
      HOLES.slice(0, 9),
    );
    expect(payoutOf(roundWith({}, ANN_WINS.slice(0, 9), roster))).toMatchObject({
      parts: [{ why: { figures: { to: 3 } } }, { why: { figures: { to: 6 } } }, { why: { figures: { to: 9 } } }],
    });
  });

  it('when three does not divide the holes, then there is no match', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId })),
      HOLES.slice(0, 10),
    );
    expect(payoutOf(roundWith({}, ANN_WINS.slice(0, 10), roster))).toMatchObject({ parts: [], standing: { line: { code: 'none' } } });
  });

  it('when a hole of the first match is missing, then the others are provisional', () => {
    const round = roundWith({}, ANN_WINS);
    const { 3: _, ...strokes } = round.facts.strokes;
    expect(payoutOf({ ...round, facts: { ...round.facts, strokes } })).toMatchObject({ parts: [{ provisional: true }, { provisional: true }, { provisional: true }] });
  });

  it('when one has left, then the last partner plays for both', () => {
    const roster = { ...toRoster(FOUR), holesOf: { ...byPlayer(FOUR, () => HOLES), dee: HOLES.slice(0, 12) } };
    expect(payoutOf(roundWith({}, ANN_WINS, roster))).toMatchObject({ nets: { ann: 2000, bob: -500, cid: -500, dee: -1000 } });
  });
});
