import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import { playersOn, type Roster } from './roster';
import type { RecordedAwards } from './games/bingo-bango-bongo/awards';
import { assertZeroSum, type Cents, wholeCents, withoutNegativeZero } from './money';
import { netDebts, type Payment } from './payments';

/** The entries of a hole: strokes in 2/9/16, awards in BBB. */
export interface HoleEntries {
  readonly strokes?: ByPlayer<number>;
  /** Strokes given on the hole, in a round that gives strokes. Net strokes are the strokes entered less the strokes given. */
  readonly given?: ByPlayer<number>;
  readonly awards?: RecordedAwards;
}

/** The scores of the players on one hole: strokes or points. */
export interface HoleScores extends HoleEntries {
  readonly hole: number;
  readonly scores: ByPlayer<number>;
  /** False while an entry of the hole is missing. */
  readonly complete: boolean;
}

export interface HolePoints extends HoleEntries {
  readonly hole: number;
  /** The points of the players on the hole. */
  readonly points: ByPlayer<number>;
  /** Everyone's total points after this hole. */
  readonly running: ByPlayer<number>;
  readonly complete: boolean;
}

/** The points of a 2/9/16 or BBB game, hole by hole and in total. Holes are in order. */
export interface GamePoints {
  readonly players: readonly PlayerId[];
  readonly roster: Roster;
  /** The holes that count. */
  readonly holes: readonly HolePoints[];
  readonly totals: ByPlayer<number>;
  readonly countedHoles: readonly number[];
  /** Holes that were entered only in part, counted or not. */
  readonly incompleteHoles: readonly number[];
}

/** A game's points as an API response shows them: plain data, the same on the server and on the phone. */
export interface ShownPoints {
  /** Hole → player id → points, of the holes that count. */
  readonly points: Record<string, Record<PlayerId, number>>;
  readonly totals: Record<PlayerId, number>;
  readonly incompleteHoles: number[];
}

/** One player's total after each counted hole: a line of the chart. */
export interface PointsSeries {
  readonly playerId: PlayerId;
  readonly points: readonly { readonly hole: number; readonly total: number }[];
}

/** The running totals of a game, one series per player in player order. */
export function pointsSeries(game: GamePoints): readonly PointsSeries[] {
  return game.players.map((playerId) => ({
    playerId,
    points: game.holes.map(({ hole, running }) => ({ hole, total: forPlayer(running, playerId) })),
  }));
}

/** Adds up the points of the counted holes. A player who is not on a hole gets none there. */
export function totalUp(roster: Roster, counted: readonly HoleScores[], incompleteHoles: readonly number[]): GamePoints {
  const { players } = roster;
  let totals = byPlayer(players, () => 0);
  const holes = counted.map(({ scores, ...hole }): HolePoints => {
    const before = totals;
    totals = byPlayer(players, (playerId) => forPlayer(before, playerId) + (entryOf(scores, playerId) ?? 0));
    return { ...hole, points: scores, running: totals };
  });
  return { players, roster, holes, totals, countedHoles: counted.map(({ hole }) => hole), incompleteHoles };
}

/** Converts a game's points to the form of the API response. */
export const shownPoints = ({ holes, totals, incompleteHoles }: GamePoints): ShownPoints => ({
  points: Object.fromEntries(holes.map(({ hole, points }) => [hole, { ...points }])),
  totals: { ...totals },
  incompleteHoles: [...incompleteHoles],
});

/** The money one hole moved. The nets of a game are the sum over its holes, to the cent. */
export interface HolePayout extends HolePoints {
  /** The nets of the players on the hole. */
  readonly nets: ByPlayer<Cents>;
}

export interface PointsPayout {
  readonly pointValueCents: Cents;
  readonly totals: ByPlayer<number>;
  readonly holes: readonly HolePayout[];
  /** Holes that were entered only in part. */
  readonly incompleteHoles: readonly number[];
  readonly nets: ByPlayer<Cents>;
  readonly directDebts: readonly Payment[];
}

/**
 * Each pair settles the difference of its points over the holes both play, times the value of a point. So on a hole with n players the
 * net of player i is value × (n·Pᵢ − ΣP), and the net of the game is the sum over its holes.
 * @throws InvalidCentsError if the value is not a whole number of cents
 */
export function payOutPoints(game: GamePoints, pointValueCents: Cents): PointsPayout {
  const { players, roster, totals, incompleteHoles } = game;
  wholeCents(pointValueCents);
  const holes = game.holes.map((hole) => ({ ...hole, nets: pairwiseNets(playersOn(roster, hole.hole), hole.points, pointValueCents) }));
  const nets = byPlayer(players, (playerId) => holes.reduce((sum, hole) => sum + (entryOf(hole.nets, playerId) ?? 0), 0));
  return { pointValueCents, totals, holes, incompleteHoles, nets, directDebts: pairwiseDebts(game, pointValueCents) };
}

function pairwiseNets(onHole: readonly PlayerId[], points: ByPlayer<number>, pointValueCents: Cents): ByPlayer<Cents> {
  const all = onHole.reduce((sum, playerId) => sum + forPlayer(points, playerId), 0);
  const nets = byPlayer(onHole, (playerId) => withoutNegativeZero(pointValueCents * (onHole.length * forPlayer(points, playerId) - all)));
  assertZeroSum(nets);
  return nets;
}

/** The debts of each pair: the player with fewer points over the holes both play owes the difference times the value of a point. */
function pairwiseDebts({ players, holes }: GamePoints, pointValueCents: Cents): Payment[] {
  const difference = (from: PlayerId, to: PlayerId): number =>
    holes.reduce((sum, { points }) => {
      const [own, other] = [entryOf(points, from), entryOf(points, to)];
      return own === undefined || other === undefined ? sum : sum + other - own;
    }, 0);
  const debts = players.flatMap((from) =>
    players.flatMap((to): Payment[] => {
      const points = difference(from, to);
      return points > 0 ? [{ from, to, cents: points * pointValueCents }] : [];
    }),
  );
  return netDebts(players, debts);
}
