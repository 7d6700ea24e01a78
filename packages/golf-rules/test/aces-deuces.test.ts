import { byPlayer, type CourseHole, HOLES, type Roster, rosterOf, type RoundInput, settleRound, type SideGame } from '@fairshare/golf-rules';
import { defaultOptions, sideKind } from '@fairshare/golf-rules/side-games';
import { plainHoles, purse } from './plain-rounds';
import { sideRoundOf } from './side-rounds';
import { FOUR, runsOf, strokesOf } from './support';

const acesDeuces = sideKind('aces-deuces') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

/** A second implementation of Aces & deuces: sorts the scores of a hole and checks whether the lowest and the highest score are unique. */
function plainAcesDeuces(round: RoundInput, game: SideGame): Record<string, number> {
  const { ace, deuce } = game.options as { ace: number; deuce: number };
  const { pay, nets } = purse(round.players);
  for (const { field, score } of plainHoles(round, game).filter(({ isIn }) => isIn)) {
    const row = [...field].sort((a, b) => score(a) - score(b));
    const [first, second] = [row[0]!, row[1]!];
    const [last, lastButOne] = [row.at(-1)!, row.at(-2)!];
    for (const id of row) {
      if (score(first) < score(second) && id !== first) pay(id, first, ace);
      if (score(last) > score(lastButOne) && id !== last) pay(last, id, deuce);
    }
  }
  return nets();
}

const rosterFor = (holes: readonly number[], more: Partial<Roster> = {}): Roster => ({ players: FOUR, holes, holesOf: byPlayer(FOUR, () => holes), ...more });
const roundWith = (options: object, holes: readonly (readonly number[])[], more: Partial<RoundInput> = {}): RoundInput => ({
  players: FOUR,
  roster: rosterFor(holes.map((_, index) => index + 1)),
  facts: { strokes: strokesOf(FOUR, holes), marks: {}, cards: { hands: {} } },
  games: [],
  sideGames: [{ id: 'r1.s3', name: 'Aces & deuces', definition: acesDeuces, players: FOUR, options: { ...defaultOptions(acesDeuces), ...options } }],
  ...more,
});
const payoutOf = (round: RoundInput) => settleRound(round, ['r1.s3']).breakdown.games[0];

describe('Aces & deuces', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(acesDeuces, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainAcesDeuces(round, game) });
    }
  });

  it('when holes are played, then each says its ace and its deuce', () => {
    const holes = [
      [3, 4, 4, 6],
      [4, 4, 5, 6],
      [4, 5, 5, 5],
      [4, 4, 5, 5],
    ];
    expect(payoutOf(roundWith({}, holes))).toMatchObject({
      nets: { ann: 800, bob: 0, cid: 0, dee: -800 },
      outcomes: {
        1: { code: 'both', figures: { ace: ['ann'], deuce: ['dee'] } },
        2: { code: 'deuce-alone', figures: { deuce: ['dee'] } },
        3: { code: 'ace-alone', figures: { ace: ['ann'] } },
        4: { code: 'neither' },
      },
      parts: [
        { at: 1, why: { code: 'ace', figures: { holder: ['ann'], valueCents: 100 }, players: { bob: { score: 4 } } }, nets: { ann: 300, bob: -100 } },
        { at: 1, why: { code: 'deuce' }, nets: { dee: -300, bob: 100 } },
        { at: 2, why: { code: 'deuce' } },
        { at: 3, why: { code: 'ace' } },
      ],
      standing: { unit: 'aces less deuces', players: { ann: 2, bob: 0, cid: 0, dee: -2 }, line: { code: 'leads', figures: { leaders: ['ann'], most: 2 } } },
    });
  });

  it('when everybody ties, then nobody pays', () => {
    expect(payoutOf(roundWith({}, [[4, 4, 4, 4]]))).toMatchObject({ parts: [], standing: { line: { code: 'level' } } });
  });

  it('when both are worth nothing, then they are counted without money', () => {
    expect(payoutOf(roundWith({ ace: 0, deuce: 0 }, [[3, 4, 4, 6]]))).toMatchObject({ nets: { ann: 0, dee: 0 }, standing: { players: { ann: 1, dee: -1 } } });
  });

  it('when somebody is not on a hole, then only those there pay', () => {
    const roster = rosterFor([1, 2], { holesOf: { ...byPlayer(FOUR, () => [1, 2]), bob: [2], cid: [2] } });
    expect(payoutOf(roundWith({}, [[3, 2, 9, 6]], { roster }))).toMatchObject({ nets: { ann: 200, bob: 0, cid: 0, dee: -200 } });
  });

  it('when a hole is missing, then those after it are provisional', () => {
    const round = roundWith({}, [
      [3, 4, 4, 4],
      [3, 4, 4, 4],
      [3, 4, 4, 4],
    ]);
    const { 2: _, ...strokes } = round.facts.strokes;
    expect(payoutOf({ ...round, facts: { ...round.facts, strokes } })).toMatchObject({
      parts: [
        { at: 1, provisional: false },
        { at: 3, provisional: true },
      ],
    });
  });

  it('when strokes are given, then net scores decide', () => {
    const course = { holes: HOLES.map((hole): CourseHole => ({ par: 4, strokeIndex: hole })) };
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, strokesGiven: playerId === 'dee' ? 36 : 0 })),
      HOLES,
      { course },
    );
    expect(payoutOf(roundWith({}, [[4, 4, 4, 5]], { roster, course }))).toMatchObject({ outcomes: { 1: { code: 'ace-alone', figures: { ace: ['dee'] } } } });
  });
});
