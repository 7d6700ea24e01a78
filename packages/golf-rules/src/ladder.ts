import { MAX_PLAYERS, MIN_PLAYERS } from './constants';
import { InvalidPlayersError } from './errors';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from './players';

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
export function shareLadder(players: readonly PlayerId[], strokes: ByPlayer<number>): ByPlayer<number> {
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
