/** Forecasts how much money a side game may move. A separate entry point, because only the dialog that adds a game needs it. */

import type { Cents } from '../money';
import { type ByPlayer, byPlayer, entryOf } from '../players';
import type { SideGame } from '../side-game';
import { playSideGame } from '../side-payout';
import { type RoundAhead, simulatedStrokes, withAnswers } from './simulated-round';
import { type KnownScores, usualScores } from './usual-scores';

export { type KnownScores, type UsualScores, usualScores } from './usual-scores';
export { type RoundAhead, simulatedStrokes, withAnswers } from './simulated-round';

export interface ForecastInput extends RoundAhead {
  readonly game: SideGame;
  /** For a missing player, the strokes given in the round replace the handicap. A player without those counts as a bogey golfer. */
  readonly known?: ByPlayer<KnownScores>;
  /** How many rounds are simulated; missing: 200. */
  readonly rounds?: number;
}

/** The largest amount that a player wins or loses in a round. Cents. */
export interface Forecast {
  /** In half of the rounds the largest amount is no more than this. */
  readonly usualCents: Cents;
  /** In one of 20 rounds the largest amount is more than this. */
  readonly wildCents: Cents;
}

const ROUNDS = 200;
const USUAL = 0.5;
const WILD = 0.95;
/** The distance between the seeds of two rounds. */
const APART = 7_919;

/** Plays a game by its rules in rounds of these players' usual scores. The same input always gives the same forecast. */
export function forecast({ game, known = {}, rounds = ROUNDS, ...round }: ForecastInput): Forecast {
  const { players, strokesGiven = {} } = round.roster;
  const usual = byPlayer(players, (playerId) => usualScores(entryOf(known, playerId) ?? {}, entryOf(strokesGiven, playerId)));
  const largest = Array.from({ length: rounds }, (_, index) => {
    const seed = (index + 1) * APART;
    const facts = withAnswers(game, round, simulatedStrokes(round, usual, seed), seed);
    const { nets } = playSideGame(game, { ...round, facts, isFinished: true, oddCentsBefore: {} });
    return Math.max(0, ...Object.values(nets).map(Math.abs));
  }).sort((one, other) => one - other);
  const at = (share: number) => largest[Math.ceil(share * rounds) - 1] ?? 0;
  return { usualCents: at(USUAL), wildCents: at(WILD) };
}

/** An amount as golfers say it: $13.37 is about $13, $87 about $90. Cents. */
export function roundedAmount(cents: Cents): Cents {
  const [, step] = STEPS.find(([below]) => cents < below) ?? [0, 10_000];
  return Math.max(Math.min(cents, step), Math.round(cents / step) * step);
}

/** Amounts below the first number of cents are rounded to a multiple of the second. */
const STEPS: ReadonlyArray<readonly [Cents, Cents]> = [
  [100, 10],
  [500, 50],
  [2_000, 100],
  [5_000, 500],
  [20_000, 1_000],
  [100_000, 5_000],
];
