import {
  bbbHolePoints,
  BUILT_IN_CARDS,
  type BuiltInCardType,
  type ByPlayer,
  DEFAULT_FBT_VALUE,
  DEFAULT_POINT_VALUE,
  dollarsToCents,
  FRONT_NINE,
  HOLES,
  MAX_PLAYERS,
  MIN_PLAYERS,
  payOutCards,
  payOutPoints,
  payOutPots,
  rosterOf,
  pointsLadder,
  scoreStrokeGame,
  settle,
  strokeHolePoints,
  type StrokesByHole,
} from '@fairshare/golf-rules';

/** The worked examples of the Rules tab, computed by the rules themselves, so that the text always agrees with the app. */

const GOLFERS = ['Ann', 'Ben', 'Cal', 'Dee'] as const;
export type Golfer = (typeof GOLFERS)[number];

export interface Line {
  readonly golfer: Golfer;
  /** The score, or the cards held. */
  readonly entered: string;
  /** Points, or signed cents. */
  readonly result: number;
}

function lines<T>(entries: readonly T[], describe: (entry: T) => string, results: ByPlayer<number>): Line[] {
  return entries.map((entry, seat) => {
    const golfer = GOLFERS[seat] as Golfer;
    return { golfer, entered: describe(entry), result: results[golfer] ?? 0 };
  });
}

const seated = <T>(entries: readonly T[]): Record<string, T> => Object.fromEntries(entries.map((entry, seat) => [GOLFERS[seat] as Golfer, entry]));

/** Points per place and their sum, for every number of players. */
export const LADDERS = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, index) => {
  const points = pointsLadder(MIN_PLAYERS + index);
  return { players: points.length, points, sum: points.reduce((sum, place) => sum + place, 0) };
});

/** Holes with ties at every place, as golfers discuss them. */
export const TIED_HOLES: ReadonlyArray<readonly number[]> = [
  [4, 4],
  [4, 4, 5],
  [4, 5, 5],
  [4, 4, 4],
  [4, 4, 5, 6],
  [4, 5, 5, 6],
  [4, 4, 5, 5],
];

/** Points of a hole, in the order of the strokes. */
export function pointsFor(strokes: readonly number[]): number[] {
  const players = GOLFERS.slice(0, strokes.length);
  const points = strokeHolePoints(players, seated(strokes)) ?? {};
  return players.map((golfer) => points[golfer] ?? 0);
}

/** Three golfers and their total points, at the default value of a point. */
export function pointsPayoutExample(): Line[] {
  const totals = [60, 55, 47];
  const roster = rosterOf(GOLFERS.slice(0, 3).map((playerId) => ({ playerId })));
  const points = seated(totals);
  const game = { players: roster.players, roster, holes: [{ hole: 1, points, running: points, complete: true }], totals: points, countedHoles: [1], incompleteHoles: [] };
  const { nets } = payOutPoints(game, dollarsToCents(DEFAULT_POINT_VALUE));
  return lines(totals, (points) => `${points} points`, nets);
}

/** The front nine of four golfers, at the default FBT value. */
export function fbtExample(): Line[] {
  const totals = [38, 41, 41, 44];
  const { nets } = fbt(holesOf(FRONT_NINE.lastHole, totals)).pots[0] ?? { nets: {} };
  return lines(totals, (strokes) => `${strokes} strokes`, nets);
}

/** Eighteen holes that one golfer wins throughout, at the default FBT value. */
export function allPotsExample(): Line[] {
  const totals = [72, 90, 90, 90];
  const strokes = Object.fromEntries(HOLES.map((hole) => [hole, seated(totals.map((total) => total / HOLES.length))]));
  const { nets } = fbt(strokes);
  return lines(totals, (total) => `${total} strokes`, nets);
}

function fbt(holes: StrokesByHole) {
  const { roster, strokes } = scoreStrokeGame(GOLFERS, holes);
  return payOutPots(roster, strokes, { wins: 'fewest', fbtValueCents: dollarsToCents(DEFAULT_FBT_VALUE) });
}

/** Holes 1 to the last one with 4 strokes each. The rest of each total is added to the first hole. */
function holesOf(lastHole: number, totals: readonly number[]): Record<number, Record<string, number>> {
  return Object.fromEntries(HOLES.filter((hole) => hole <= lastHole).map((hole) => [hole, seated(totals.map((total) => (hole === 1 ? total - 4 * (lastHole - 1) : 4)))]));
}

/** One hole of BBB: the points of each golfer. */
export function bbbExample(): Line[] {
  const points = bbbHolePoints(GOLFERS, { firstOn: 'Ann', closestTo: 'Cal', firstIn: 'Cal' });
  return lines(['First on', 'Nothing', 'Closest to, first in', 'Nothing'], String, points);
}

/** Hands at the end of a round, every card at its default value. */
export function cardsExample(): Line[] {
  const hands: readonly (readonly BuiltInCardType[])[] = [['snake', 'camel', 'yeti'], ['fish'], ['ghost', 'skunk'], []];
  const held = seated(hands.map((types) => types.map((type) => ({ id: type, type }))));
  const { nets } = payOutCards(GOLFERS, held, {});
  return lines(hands, (types) => types.map(cardName).join(', ') || 'No cards', nets);
}

const cardName = (type: BuiltInCardType): string => BUILT_IN_CARDS.find((card) => card.type === type)?.name ?? type;

/** Five nets, for which a naive settlement would need four payments. */
export function settlementExample() {
  const players = ['Ann', 'Ben', 'Cal', 'Dee', 'Eve'];
  const nets = { Ann: 800, Ben: 700, Cal: -700, Dee: -600, Eve: -200 };
  return { nets, payments: settle(players, nets).payments };
}
