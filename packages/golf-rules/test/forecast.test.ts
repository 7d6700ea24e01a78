import { type AnySideGame, byPlayer, HOLES, isMet, playersOn, playSideGame, rosterOf, type SideGame, type SideOptions } from '@fairshare/golf-rules';
import { forecast, roundedAmount, simulatedStrokes, usualScores, withAnswers } from '@fairshare/golf-rules/forecast';
import { defaultOptions, SIDE_KINDS, sideKind } from '@fairshare/golf-rules/side-games';
import { COURSE } from './rounds-of-the-last-release';
import { FOUR } from './support';

const course = { holes: COURSE };
const EIGHT = [...FOUR, 'eve', 'fay', 'gus', 'hal'];
const rosterFor = (players: readonly string[], strokesGiven?: number) =>
  rosterOf(
    players.map((playerId) => ({ playerId, strokesGiven })),
    HOLES,
    { course },
  );
const kindOf = (kind: string) => sideKind(kind) as AnySideGame;
const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1);

function gameOf(definition: AnySideGame, players: readonly string[] = FOUR, options: SideOptions = {}): SideGame {
  const playing = players.slice(0, definition.players.max);
  const half = playing.length / 2;
  return {
    id: 'r1.s1',
    name: definition.name,
    definition,
    players: playing,
    ...(definition.sides && { sides: [playing.slice(0, half), playing.slice(half)] }),
    options: { ...defaultOptions(definition), ...options },
  };
}

/** Simulated facts of a game: valid answers, and scores of golfers without a known history. */
const simulated = (game: SideGame, round: Parameters<typeof simulatedStrokes>[0], seed: number) => {
  const strokes = simulatedStrokes(
    round,
    byPlayer(FOUR, () => usualScores({})),
    seed,
  );
  return withAnswers(game, round, strokes, seed);
};

const forecastOf = (kind: string, options: SideOptions = {}, players: readonly string[] = FOUR) =>
  forecast({ game: gameOf(kindOf(kind), players, options), roster: rosterFor(players), course });

describe('what a side game may bring', () => {
  it.each(SIDE_KINDS.map((kind) => [kind.name, kind] as const))('when %s is forecast, then a wild round brings more than none', (_name, kind) => {
    for (const players of [FOUR, EIGHT.slice(0, Math.max(kind.players.min, Math.min(8, kind.players.max)))]) {
      const input = { game: gameOf(kind, players), roster: rosterFor(players), course, rounds: 50 };
      const { usualCents, wildCents } = forecast(input);
      expect(wildCents).toBeGreaterThan(0);
      expect(usualCents).toBeLessThanOrEqual(wildCents);
      expect(forecast(input)).toEqual({ usualCents, wildCents });
    }
  });

  it.each(SIDE_KINDS.map((kind) => [kind.name, kind] as const))('when %s asks something, then each hole is answered as it takes', (_name, kind) => {
    // Sets each option to the value that shows its question, so that every question is asked.
    const asksAll = Object.fromEntries(kind.reads.marks.flatMap(({ shownIf }) => (shownIf ? [[shownIf.option, shownIf.is[0] as string]] : [])));
    const game = gameOf(kind, FOUR, asksAll);
    const round = { roster: rosterFor(FOUR), course };
    expect(kind.reads.marks.every((mark) => isMet(mark.shownIf, game.options))).toBe(true);
    for (const seed of SEEDS) {
      const facts = simulated(game, round, seed);
      const { incompleteHoles, parts } = playSideGame(game, { ...round, facts, isFinished: true, oddCentsBefore: {} });
      expect([incompleteHoles, parts.filter(({ provisional }) => provisional)]).toEqual([[], []]);
    }
  });

  it('when everything is played for nothing, then no money is forecast', () => {
    expect(forecastOf('skins', { value: 0 })).toEqual({ usualCents: 0, wildCents: 0 });
  });

  it('when the value doubles, then both amounts double', () => {
    const [once, twice] = [forecastOf('skins', { value: 200 }), forecastOf('skins', { value: 400 })];
    expect(twice).toEqual({ usualCents: 2 * once.usualCents, wildCents: 2 * once.wildCents });
  });

  it('when a match is played for ten dollars, then that is the most', () => {
    expect(forecastOf('match', { value: 1_000 })).toEqual({ usualCents: 1_000, wildCents: 1_000 });
  });

  it('when Vegas turns numbers round, then a wild round gets wilder', () => {
    expect(forecastOf('vegas', { flip: true }).wildCents).toBeGreaterThan(forecastOf('vegas', { flip: false }).wildCents);
    expect(forecastOf('vegas', { cap: 10 }).wildCents).toBeLessThan(forecastOf('vegas', { cap: 0 }).wildCents);
  });

  it('when one plays far better without strokes given, then more is at stake', () => {
    const input = { game: gameOf(kindOf('quota'), ['ann', 'bob'], { value: 100 }), roster: rosterOf([{ playerId: 'ann' }, { playerId: 'bob' }]), course };
    const level = forecast({ ...input, known: { ann: { handicapIndex: 12 }, bob: { handicapIndex: 12 } } });
    const unequal = forecast({ ...input, known: { ann: { handicapIndex: 0 }, bob: { handicapIndex: 30 } } });
    expect(unequal.usualCents).toBeGreaterThan(2 * level.usualCents);
  });

  it('when only nine holes are played, then less is at stake', () => {
    const game = gameOf(kindOf('skins'));
    const nine = rosterOf(
      FOUR.map((playerId) => ({ playerId })),
      HOLES.slice(0, 9),
      { course },
    );
    expect(forecast({ game, roster: nine, course }).usualCents).toBeLessThan(forecast({ game, roster: rosterFor(FOUR), course }).usualCents);
  });

  it('when a wolf asks for a partner, then the wolf is never named', () => {
    const game = gameOf(kindOf('wolf'));
    const round = { roster: rosterFor(FOUR), course };
    for (const seed of SEEDS) {
      const facts = simulated(game, round, seed);
      const { beforehand = {} } = playSideGame(game, { ...round, facts, oddCentsBefore: {} });
      const partners = HOLES.map((hole) => facts.marks[hole]?.['r1.s1.wolf']);
      expect(HOLES.filter((hole, index) => beforehand[hole]?.figures.wolf?.toString() === partners[index])).toEqual([]);
    }
  });
});

describe('usual scores', () => {
  const overParOf = (handicapIndex: number | undefined, overPar?: readonly number[]) => {
    const round = { roster: rosterFor(FOUR), course };
    const usual = byPlayer(FOUR, () => usualScores({ handicapIndex, overPar }));
    const over = Array.from({ length: 100 }, (_, index) => index + 1).flatMap((seed) => {
      const strokes = simulatedStrokes(round, usual, seed);
      return HOLES.flatMap((hole) => playersOn(round.roster, hole).map((id) => Number(strokes[hole]?.[id]) - COURSE[hole - 1]!.par));
    });
    return { aRound: (18 * over.reduce((sum, one) => sum + one, 0)) / over.length, birdies: (18 * over.filter((one) => one < 0).length) / over.length };
  };

  it.each([
    [0, 2],
    [10, 12],
    [20, 22],
    [36, 38],
  ])('when a %s handicap plays, then rounds are about %s over par', (handicapIndex, expected) => {
    const { aRound } = overParOf(handicapIndex);
    expect(Math.abs(aRound - expected)).toBeLessThan(1);
  });

  it('when golfers get better, then they make more birdies', () => {
    const [scratch, ten, twenty] = [0, 10, 20].map((index) => overParOf(index).birdies) as [number, number, number];
    expect(scratch).toBeGreaterThan(ten);
    expect(ten).toBeGreaterThan(twenty);
    expect(twenty).toBeLessThan(1);
  });

  it('when many rounds were played, then they count more than the handicap', () => {
    expect(usualScores({ handicapIndex: 0, overPar: Array.from({ length: 180 }, () => 1) }).mean).toBeCloseTo(1, 1);
    expect(usualScores({ handicapIndex: 0, overPar: [] }).mean).toBeCloseTo(2 / 18);
  });

  it('when nothing is known, then strokes given decide, else bogeys', () => {
    expect([usualScores({}, 9).mean, usualScores({}).mean, usualScores({ handicapIndex: 4 }, 9).mean]).toEqual([11 / 18, 20 / 18, 6 / 18]);
  });
});

it.each([
  [0, 0],
  [4, 4],
  [43, 40],
  [130, 150],
  [1_337, 1_300],
  [2_260, 2_500],
  [8_700, 9_000],
  [23_400, 25_000],
  [123_400, 120_000],
])('when %s cents come out, then about %s are forecast', (cents, about) => {
  expect(roundedAmount(cents)).toBe(about);
});
