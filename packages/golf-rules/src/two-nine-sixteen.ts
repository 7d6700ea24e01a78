import { MIN_STROKES } from './constants';
import { type GamePoints, type HoleScores, totalUp } from './game-points';
import { HOLES } from './holes';
import { shareLadder } from './ladder';
import { assertPlayers, type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';

/** Net strokes by player; one who is missing has not been entered yet. */
export type StrokesOfHole = Readonly<Record<PlayerId, number | null | undefined>>;

/** Hole number → net strokes by player. */
export type StrokesByHole = Readonly<Record<number, StrokesOfHole>>;

export interface StrokeGame extends GamePoints {
  /** Strokes on the holes that count; FBT is decided on these. */
  readonly strokes: readonly HoleScores[];
  readonly strokeTotals: ByPlayer<number>;
}

/**
 * A whole 2/9/16 game. A hole counts once every player of the round has strokes for it; one that was filled only in part scores
 * nothing yet. Holes outside 1 to 18 and players outside the round are ignored; strokes that are no whole number of at
 * least 1 count as not entered.
 * @throws InvalidPlayersError unless there are 2 to 8 different players
 */
export function scoreStrokeGame(players: readonly PlayerId[], holes: StrokesByHole): StrokeGame {
  assertPlayers(players);
  const strokes: HoleScores[] = [];
  const incompleteHoles: number[] = [];
  for (const hole of HOLES) {
    const entered = enteredStrokes(players, entryOf(holes, hole) ?? {});
    if (entered.length === players.length) strokes.push({ hole, scores: Object.fromEntries(entered), complete: true });
    else if (entered.length > 0) incompleteHoles.push(hole);
  }
  const points = strokes.map((hole) => ({ ...hole, scores: shareLadder(players, hole.scores), strokes: hole.scores }));
  return { ...totalUp(players, points, incompleteHoles), strokes, strokeTotals: sumStrokes(players, strokes) };
}

/** The 2/9/16 points of one hole, or null until every player has strokes for it. */
export function strokeHolePoints(players: readonly PlayerId[], hole: StrokesOfHole): ByPlayer<number> | null {
  assertPlayers(players);
  const entered = enteredStrokes(players, hole);
  return entered.length === players.length ? shareLadder(players, Object.fromEntries(entered)) : null;
}

function enteredStrokes(players: readonly PlayerId[], hole: StrokesOfHole): [PlayerId, number][] {
  return players.flatMap((playerId): [PlayerId, number][] => {
    const strokes = entryOf(hole, playerId);
    return typeof strokes === 'number' && Number.isInteger(strokes) && strokes >= MIN_STROKES ? [[playerId, strokes]] : [];
  });
}

function sumStrokes(players: readonly PlayerId[], holes: readonly HoleScores[]): ByPlayer<number> {
  return byPlayer(players, (playerId) => holes.reduce((sum, { scores }) => sum + forPlayer(scores, playerId), 0));
}
