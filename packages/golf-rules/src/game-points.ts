import type { RecordedAwards } from './bbb-hole';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import type { Roster } from './roster';

/** What was entered on a hole: strokes in 2/9/16, awards in BBB. */
export interface HoleEntries {
  readonly strokes?: ByPlayer<number>;
  /** Strokes given there, in a round that gives strokes: net strokes are those entered less these. */
  readonly given?: ByPlayer<number>;
  readonly awards?: RecordedAwards;
}

/** What each player on one hole has there: strokes or points. */
export interface HoleScores extends HoleEntries {
  readonly hole: number;
  readonly scores: ByPlayer<number>;
  /** False while something of the hole is still to be entered. */
  readonly complete: boolean;
}

export interface HolePoints extends HoleEntries {
  readonly hole: number;
  /** Of those on the hole. */
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

/** What an answer shows of a game's points: plain data, the same on the server and on the phone. */
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

/** Adds up the points of the counted holes; who is not on a hole gets none there. */
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

/** A game's points as its answer shows them. */
export const shownPoints = ({ holes, totals, incompleteHoles }: GamePoints): ShownPoints => ({
  points: Object.fromEntries(holes.map(({ hole, points }) => [hole, { ...points }])),
  totals: { ...totals },
  incompleteHoles: [...incompleteHoles],
});
