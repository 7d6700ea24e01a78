import type { NOBODY } from './constants';
import { type GamePoints, totalUp } from './game-points';
import { HOLES } from './holes';
import { assertPlayers, byPlayer, entryOf, type PlayerId } from './players';
import type { GameValues } from './round-input';

/** Hole number → who drove farthest: a player's id, or `none`. */
export type DriveHoles = Readonly<Record<number, { readonly longest?: PlayerId | typeof NOBODY }>>;

export interface DriveInput {
  readonly holes: DriveHoles;
  readonly values: GameValues;
}

/** A point for the longest drive of each hole. Holes outside 1 to 18 are ignored. @throws InvalidPlayersError unless 2 to 8 different players */
export function scoreDriveGame(players: readonly PlayerId[], holes: DriveHoles): GamePoints {
  assertPlayers(players);
  const counted = HOLES.flatMap((hole) => {
    const longest = entryOf(holes, hole)?.longest;
    if (longest === undefined) return [];
    return [{ hole, scores: byPlayer(players, (playerId) => (playerId === longest ? 1 : 0)), complete: true }];
  });
  return totalUp(players, counted, []);
}
