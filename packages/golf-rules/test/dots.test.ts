import { explainPlayer, HOLES, questionsOn, progressOf, rosterOf, type RoundInput, settleRound, type SideGame } from '@fairshare/golf-rules';
import { defaultOptions, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';
import { type PlainHole, plainHoles, Purse } from './plain-holes';
import { playedIn, sideRoundOf, totals } from './side-rounds';
import { FOUR, perPlayer, runsOf } from './support';

const dots = sideKind('dots') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

/** A second implementation of Dots: for each dot, every other player on the hole pays its worth to the player who has it. */
function plainDots(round: RoundInput, game: SideGame): Record<string, number> {
  const options = game.options as Record<string, number>;
  const purse = new Purse(round.players);
  const under = ({ gross, par }: PlainHole, id: string) => (par === undefined ? 0 : par - gross(id));
  const takers: Record<string, (hole: PlainHole, id: string) => boolean> = {
    greenie: ({ par, mark }, id) => (par ?? 3) === 3 && mark('greenie') === id,
    ...Object.fromEntries(['sandy', 'barkie', 'chipIn', 'poley'].map((dot) => [dot, ({ mark }: PlainHole, id: string) => mark(`${dot}.${id}`) === 'true'])),
    birdie: (hole, id) => under(hole, id) === 1 && hole.gross(id) > 1,
    eagle: (hole, id) => under(hole, id) > 1 && hole.gross(id) > 1,
    ace: ({ gross }, id) => gross(id) === 1,
  };
  for (const hole of plainHoles(round, game)) {
    const { field, par, gross, mark } = hole;
    const isAnswered = mark('greenie') === 'none' || field.includes(mark('greenie'));
    if (field.some((id) => gross(id) === 0) || (options['greenie']! > 0 && (par ?? 3) === 3 && !isAnswered)) continue;
    for (const [dot, takes] of Object.entries(takers)) {
      const worth = options[dot]! * options['value']!;
      field.filter((id) => takes(hole, id)).forEach((taker) => field.forEach((other) => purse.pay(other, taker, worth)));
    }
  }
  return purse.left();
}

const course = { holes: HOLES.map((hole) => ({ par: [3, 4, 5][(hole - 1) % 3]!, strokeIndex: hole })) };
type Hole = readonly [scores: readonly (number | null)[], marks?: Readonly<Record<string, string>>];

/** A round on holes of par 3, 4 and 5 in turn. Null: no strokes. */
function roundWith(holes: readonly Hole[], options: object = {}, more: Partial<RoundInput> = {}): RoundInput {
  const strokes = holes.map(([scores], index) => [index + 1, Object.fromEntries(scores.flatMap((score, seat) => (score === null ? [] : [[FOUR[seat], score]])))]);
  const marks = holes.map(([, cells = {}], index) => [index + 1, Object.fromEntries(Object.entries(cells).map(([cell, answer]) => [`r1.s3.${cell}`, answer]))]);
  return {
    players: FOUR,
    facts: { strokes: Object.fromEntries(strokes), marks: Object.fromEntries(marks), cards: { hands: {} } },
    games: [],
    sideGames: [{ id: 'r1.s3', name: 'Dots', definition: dots, players: FOUR, options: { ...defaultOptions(dots), ...options } }],
    course,
    ...more,
  };
}
const askedOn = (hole: number, options: object = {}, on: RoundInput['course'] = course) =>
  questionsOn({ definition: dots, options: { ...defaultOptions(dots), ...options } }, { hole, onHole: FOUR.slice(0, 2), course: on }).map(({ cell }) => cell);

describe('Dots', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(dots, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainDots(round, game) });
    }
  });

  it('when a hole asks, then greenies on par 3s, others of each player', () => {
    expect([askedOn(1), askedOn(2), askedOn(2, {}, null)]).toEqual([
      ['greenie', 'sandy.ann', 'sandy.bob'],
      ['sandy.ann', 'sandy.bob'],
      ['greenie', 'sandy.ann', 'sandy.bob'],
    ]);
    expect(askedOn(1, { greenie: 0, sandy: 0, poley: 10, chipIn: 1 })).toEqual(['chipIn.ann', 'chipIn.bob', 'poley.ann', 'poley.bob']);
  });

  it.each([
    [1, [1, 2, 3, 4], [5, 1, 0, 0]],
    [2, [1, 2, 3, 4], [5, 2, 1, 0]],
    [3, [1, 2, 3, 10], [5, 2, 2, 0]],
  ])('when hole %i is played in %j, then dots are %j', (hole, scores, points) => {
    const options = { greenie: 0 };
    const round = roundWith([], options);
    const facts = { ...round.facts, strokes: { [hole]: perPlayer(FOUR, scores) } };
    expect(totals({ ...round, facts })).toEqual(points);
    expect(totals({ ...round, facts, course: null })).toEqual([5, 0, 0, 0]);
    expect(totals({ ...roundWith([], { ...options, ace: 0, eagle: 0 }), facts })).toEqual(points.map((one) => (one === 1 ? 1 : 0)));
  });

  it('when several mark the same dot, then each has it', () => {
    const marks = { greenie: 'none', 'sandy.ann': 'true', 'sandy.dee': 'true', 'chipIn.dee': 'true', 'poley.bob': 'true', 'barkie.cid': '-' };
    const round = roundWith([[[3, 3, 3, 3], marks]], { chipIn: 10, barkie: 3 });
    expect([totals(round), Object.values(playedIn(round).nets)]).toEqual([
      [1, 0, 0, 11],
      [-800, -1200, -1200, 3200],
    ]);
  });

  it('when strokes are given, then they make no birdie', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, strokesGiven: 36 })),
      HOLES,
      { course },
    );
    expect(totals(roundWith([[[3, 3, 3, 3], { greenie: 'none' }]], {}, { roster }))).toEqual([0, 0, 0, 0]);
  });

  it('when the greenie of a par 3 is open, then the hole waits', () => {
    const birdie = [2, 3, 3, 3];
    const waiting = roundWith([[birdie, { greenie: 'zoe' }]]);
    expect([totals(waiting), playedIn(waiting).incompleteHoles, progressOf(waiting).missing[0]]).toEqual([
      [0, 0, 0, 0],
      [1],
      { game: 'r1.s3', hole: 1, players: [], questions: ['greenie'] },
    ]);
    expect([totals(roundWith([[birdie]], { greenie: 0 })), totals(roundWith([[birdie, { greenie: 'none' }]]))]).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  it('when a par 4 has the mark of a greenie, then it is none', () => {
    const round = roundWith([[[null, null, null, null]], [[4, 4, 4, 4], { greenie: 'ann' }]]);
    expect([totals(round), totals({ ...round, course: null })]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  it('when somebody is not on the hole, then their marks are none', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, ...(playerId === 'dee' && { holes: HOLES.slice(1) }) })),
      HOLES,
    );
    const round = roundWith([[[3, 3, 3, null], { greenie: 'ann', 'sandy.dee': 'true' }]], {}, { roster });
    expect([totals(round), playedIn(round).parts]).toMatchObject([[1, 0, 0, 0], [{ at: 1, nets: { ann: 200, bob: -100, cid: -100 } }]]);
  });

  it('when a hole is missing, then what comes after it is provisional', () => {
    const round = roundWith([[[null, 3, 3, 3]], [[3, 4, 4, 4]]]);
    expect(playedIn(round)).toMatchObject({ parts: [{ at: 2, provisional: true }], incompleteHoles: [1] });
  });

  it('when the round begins on hole 10, then hole 1 is played after it', () => {
    const strokes = { 10: perPlayer(FOUR, [2, 3, 3, 3]) };
    const round = { ...roundWith([], { greenie: 0 }), facts: { strokes, marks: {}, cards: { hands: {} } } };
    expect([{ firstHole: 10 }, {}].map((begin) => playedIn({ ...round, ...begin }).parts[0]?.provisional)).toEqual([false, true]);
  });

  it('when it is explained, then dots are named of each', () => {
    const round = roundWith([[[2, 3, 3, 3], { greenie: 'ann', 'sandy.bob': 'true' }], [[4, 4, 4, 4]]]);
    const { outcomes, standing } = playedIn(round);
    expect([...Object.values(outcomes), standing.line!].map((message) => renderMessage(dots, message, (id) => id))).toEqual(['ann: 2, bob: 1', 'No dots', 'ann leads with 2 dots']);
    const [explained] = explainPlayer(settleRound(round, ['r1.s3']), 'ann').games;
    expect(explained?.parts).toMatchObject([{ at: 1, own: { score: 2, points: 2, greenie: 1, birdie: 1 }, cents: 500 }]);
  });
});
