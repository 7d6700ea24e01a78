import { type AnySideGame, cellOf, inOrderOfPlay, NOBODY, type RoundInput, settleRound, type SideGame, type SideOption, type SideOptions, toRoster } from '@fairshare/golf-rules';
import { COURSE, seededRoundWithAll } from './rounds-of-the-last-release';
import { numbersFrom } from './seeded-rounds';

type Next = (below: number) => number;

export const SIDE_ID = 'r1.s3';

export interface SideRound {
  readonly round: RoundInput;
  readonly game: SideGame;
  /** The same round with its next empty hole entered. Null: it has no empty hole. */
  readonly after: RoundInput | null;
}

/** Round `seed` with one side game of a kind: any roster, nine, first hole, course, strokes given and options. Some holes are missing or entered in part. */
export function sideRoundOf(definition: AnySideGame, seed: number): SideRound {
  const next = numbersFrom(seed + 300_000);
  const seeded = roundWithEnough(definition, seed);
  const roster = toRoster(seeded.round.roster ?? seeded.round.players);
  const game = gameOf(definition, roster.players, next);
  const order = inOrderOfPlay(roster.holes, seeded.firstHole);
  const entered = order.slice(0, next(4) === 0 ? next(order.length + 1) : order.length).filter(() => next(12) > 0);
  const round = {
    ...seeded.round,
    roster,
    games: [],
    sideGames: [game],
    firstHole: seeded.firstHole,
    course: roster.given || next(2) === 0 ? { holes: COURSE } : null,
    isFinished: next(3) === 0,
    facts: { strokes: {}, marks: {}, cards: { hands: {} } },
  };
  const withHoles = (input: RoundInput, holes: readonly number[]): RoundInput => holes.reduce((sofar, hole) => enterHole(sofar, game, hole, next), input);
  const before = withHoles(round, entered);
  const missing = order.find((hole) => !entered.includes(hole));
  return { round: before, game, after: missing === undefined ? null : withHoles(before, [missing]) };
}

/** The payout of the one side game of a round. */
export function playedIn(round: RoundInput) {
  const [payout] = settleRound(round, [SIDE_ID]).breakdown.games;
  if (payout?.kind !== 'side') throw new Error('no side game');
  return payout;
}

/** Each player's standing in the side game of a round, in the game's order. */
export const totals = (round: RoundInput) => Object.values(playedIn(round).standing.players);

function roundWithEnough({ players: { min } }: AnySideGame, seed: number): ReturnType<typeof seededRoundWithAll> {
  for (let tried = seed; ; tried += 1_000_003) {
    const seeded = seededRoundWithAll(tried);
    if (seeded.round.players.length >= min) return seeded;
  }
}

/** Enters strokes of most players and answers in most cells, occasionally with values that no screen accepts. */
function enterHole(round: RoundInput, { definition }: SideGame, hole: number, next: Next): RoundInput {
  const isWhole = next(10) > 0;
  const strokes = Object.fromEntries(round.players.flatMap((id) => (isWhole || next(4) > 0 ? [[id, next(300) === 0 ? -next(3) : 3 + next(4)]] : [])));
  const marks = definition.reads.marks.flatMap(({ cell, perPlayer, choices = [] }) => {
    const answer = () => [...round.players, ...choices.map(({ value }) => value), NOBODY, '-', 'stranger', 'true'][next(round.players.length + choices.length + 4)] as string;
    const cells = perPlayer ? round.players.map((id) => `${cell}.${id}`) : [cell];
    return cells.flatMap((one) => (next(6) > 0 ? [[cellOf(SIDE_ID, one), answer()] as const] : []));
  });
  const { facts } = round;
  return { ...round, facts: { ...facts, strokes: { ...facts.strokes, [hole]: strokes }, marks: { ...facts.marks, [hole]: Object.fromEntries(marks) } } };
}

function gameOf(definition: AnySideGame, players: readonly string[], next: Next): SideGame {
  const most = Math.min(definition.players.max, players.length);
  const count = definition.players.min + next(most - definition.players.min + 1);
  const chosen = shuffled(players, next).slice(0, count);
  const first = definition.sides === 'two-pairs' || count === 4 ? 2 : 1;
  return {
    id: SIDE_ID,
    name: definition.name,
    definition,
    players: chosen,
    ...(definition.sides && { sides: [chosen.slice(0, first), chosen.slice(first)] }),
    options: Object.fromEntries(definition.options.map((option) => [option.key, valueOf(option, next)])) as SideOptions,
    on: next(40) > 0,
  };
}

function valueOf(option: SideOption, next: Next): SideOptions[string] {
  switch (option.type) {
    case 'money':
      return next(6) === 0 ? 0 : next(2_000);
    case 'count':
      return option.min + next(option.max - option.min + 1);
    case 'choice':
      return option.choices[next(option.choices.length)]?.value ?? option.default;
    case 'switch':
      return next(2) === 0;
  }
}

const shuffled = (players: readonly string[], next: Next): string[] =>
  players
    .map((player) => ({ player, weight: next(1_000_000) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ player }) => player);
