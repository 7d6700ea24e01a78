import { MAX_PLAYERS, MIN_PLAYERS, MIN_STROKES } from '../../constants';
import { InvalidPlayersError } from '../../errors';
import type { StrokesByHole, StrokesOfHole } from '../../facts';
import { assertPlayers, type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from '../../players';
import { type GamePoints, type HoleScores, totalUp } from '../../points';
import { MIN_ON_HOLE, playersOn, toRoster, type WhoPlays } from '../../roster';

export interface StrokeGame extends GamePoints {
  /** Net strokes on the holes that count; FBT is decided on these. */
  readonly strokes: readonly HoleScores[];
  readonly strokeTotals: ByPlayer<number>;
}

/**
 * Scores a whole 2/9/16 game. A hole counts once every player on it has strokes; the ladder is the one for their number. A hole that was
 * filled only in part scores nothing yet. A hole with fewer than two players scores nothing at all. Where the roster gives strokes,
 * net strokes decide. Holes outside the round and players who are not on a hole are ignored. Strokes that are not a whole number of at
 * least 1 count as not entered.
 * @throws InvalidPlayersError unless there are 2 to 8 different players
 */
export function scoreStrokeGame(whoPlays: WhoPlays, holes: StrokesByHole): StrokeGame {
  const roster = toRoster(whoPlays);
  const strokes: HoleScores[] = [];
  const incompleteHoles: number[] = [];
  for (const hole of roster.holes) {
    const onHole = playersOn(roster, hole);
    if (onHole.length < MIN_ON_HOLE) continue;
    const entered = enteredStrokes(onHole, entryOf(holes, hole) ?? {});
    if (entered.length === onHole.length) strokes.push(scoresOfHole(hole, onHole, Object.fromEntries(entered), roster.given?.[hole]));
    else if (entered.length > 0) incompleteHoles.push(hole);
  }
  const points = strokes.map((hole) => ({ ...hole, scores: shareLadder(playersOn(roster, hole.hole), hole.scores) }));
  return { ...totalUp(roster, points, incompleteHoles), strokes, strokeTotals: sumStrokes(roster.players, strokes) };
}

/**
 * The 2/9/16 points of one hole, or null until each of the players on it has strokes.
 * @param given strokes given on the hole; missing: none
 * @throws InvalidPlayersError unless 2 to 8 different players
 */
export function strokeHolePoints(players: readonly PlayerId[], hole: StrokesOfHole, given?: ByPlayer<number>): ByPlayer<number> | null {
  assertPlayers(players);
  const entered = enteredStrokes(players, hole);
  return entered.length === players.length ? shareLadder(players, netStrokes(players, Object.fromEntries(entered), given)) : null;
}

/** The scores of a hole for which every player on it has strokes. */
function scoresOfHole(hole: number, onHole: readonly PlayerId[], strokes: ByPlayer<number>, given?: ByPlayer<number>): HoleScores {
  const entries = given ? { strokes, given: byPlayer(onHole, (playerId) => forPlayer(given, playerId)) } : { strokes };
  return { hole, scores: netStrokes(onHole, strokes, given), complete: true, ...entries };
}

const netStrokes = (players: readonly PlayerId[], strokes: ByPlayer<number>, given?: ByPlayer<number>): ByPlayer<number> =>
  given ? byPlayer(players, (playerId) => forPlayer(strokes, playerId) - forPlayer(given, playerId)) : strokes;

function enteredStrokes(players: readonly PlayerId[], hole: StrokesOfHole): [PlayerId, number][] {
  return players.flatMap((playerId): [PlayerId, number][] => {
    const strokes = entryOf(hole, playerId);
    return typeof strokes === 'number' && Number.isInteger(strokes) && strokes >= MIN_STROKES ? [[playerId, strokes]] : [];
  });
}

function sumStrokes(players: readonly PlayerId[], holes: readonly HoleScores[]): ByPlayer<number> {
  return byPlayer(players, (playerId) => holes.reduce((sum, { scores }) => sum + (entryOf(scores, playerId) ?? 0), 0));
}

/**
 * Points per place, best first: 2-0 for two players, else the odd ladder: 5-3-1, 7-5-3-1, up to 15 … 1 for eight. The name
 * 2/9/16 is the sum for 2, 3 and 4 players.
 * @throws InvalidPlayersError outside 2 to 8 players
 */
export function pointsLadder(playerCount: number): readonly number[] {
  if (!Number.isInteger(playerCount) || playerCount < MIN_PLAYERS || playerCount > MAX_PLAYERS) {
    throw new InvalidPlayersError(`2/9/16 has no ladder for ${playerCount} players`);
  }
  if (playerCount === 2) return [2, 0];
  return Array.from({ length: playerCount }, (_, place) => 2 * (playerCount - place) - 1);
}

/**
 * The points of one hole: fewer strokes rank better, and tied players share the sum of the places they cover. The share is
 * always whole, because consecutive places are two points apart.
 * @throws InvalidPlayersError outside 2 to 8 players, UnknownPlayerError if a player has no strokes
 */
function shareLadder(players: readonly PlayerId[], strokes: ByPlayer<number>): ByPlayer<number> {
  const ladder = pointsLadder(players.length);
  const ranked = players.map((playerId) => forPlayer(strokes, playerId)).sort((a, b) => a - b);
  return byPlayer(players, (playerId) => {
    const own = forPlayer(strokes, playerId);
    const firstPlace = ranked.indexOf(own);
    const lastPlace = ranked.lastIndexOf(own);
    const covered = ladder.slice(firstPlace, lastPlace + 1);
    return covered.reduce((sum, points) => sum + points, 0) / covered.length;
  });
}
