import { formatDollars, MAX_STROKES, MIN_STROKES, payOutPoints, rosterOf, scoreStrokeGame, settle } from '@fairshare/golf-rules';

/** The example hole of the landing page, which a visitor can play: 2/9/16 with four players. */
export const HOLE = 11;
export const PLAYERS = ['Ann', 'Ben', 'Cal', 'Dee'] as const;
export type ExamplePlayer = (typeof PLAYERS)[number];

/** Strokes by player. */
export type ExampleStrokes = Readonly<Record<ExamplePlayer, number>>;
export const FIRST_STROKES: ExampleStrokes = { Ann: 3, Ben: 4, Cal: 5, Dee: 6 };

/** Cents. */
const POINT_VALUE = 100;
const ROSTER = rosterOf(
  PLAYERS.map((playerId) => ({ playerId })),
  [HOLE],
);

export interface ExamplePayment {
  readonly from: ExamplePlayer;
  readonly to: ExamplePlayer;
  /** "$12.00". */
  readonly amount: string;
}

export interface ExampleResult {
  readonly points: Readonly<Record<ExamplePlayer, number>>;
  /** The smallest number of payments that settles the hole, largest first: none to three. */
  readonly payments: readonly ExamplePayment[];
}

/** The result of the hole, computed by the app's own rules. */
export function resultOf(strokes: ExampleStrokes): ExampleResult {
  const game = scoreStrokeGame(ROSTER, { [HOLE]: strokes });
  const { payments } = settle(PLAYERS, payOutPoints(game, POINT_VALUE).nets);
  return {
    points: game.totals as ExampleResult['points'],
    payments: payments.map(({ from, to, cents }) => ({ from: from as ExamplePlayer, to: to as ExamplePlayer, amount: formatDollars(cents) })),
  };
}

/** Strokes after a press on plus (1) or minus (-1), within the app's limits. */
export const stepped = (strokes: number, by: 1 | -1): number => Math.min(MAX_STROKES, Math.max(MIN_STROKES, strokes + by));

export const FIRST_RESULT = resultOf(FIRST_STROKES);
/** The maximum number of payments among four players. */
export const MOST_PAYMENTS = PLAYERS.length - 1;

/** The losses of the first payment's payer to each other player: the difference in points, times the value of a point. Amounts as text. */
export function whyOf({ points, payments: [first] }: ExampleResult) {
  const payer = first?.from ?? PLAYERS[0];
  const lost = PLAYERS.filter((to) => to !== payer).map((to) => ({ to, own: points[payer], theirs: points[to], apart: points[to] - points[payer] }));
  const total = lost.reduce((sum, { apart }) => sum + apart, 0);
  return { payer, lines: lost.map((line) => ({ ...line, amount: formatDollars(line.apart * POINT_VALUE) })), total: formatDollars(total * POINT_VALUE) };
}
