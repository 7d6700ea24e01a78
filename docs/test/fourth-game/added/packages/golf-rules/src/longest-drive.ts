import type { NOBODY } from './constants';
import { type GamePoints, totalUp } from './game-points';
import { byPlayer, entryOf, type PlayerId } from './players';
import type { GameValues } from './round-input';
import { playersOn, type Roster } from './roster';

/** Hole number → who drove farthest: a player's id, or `none`. */
export type DriveHoles = Readonly<Record<number, { readonly longest?: PlayerId | typeof NOBODY }>>;

export interface DriveInput {
  readonly holes: DriveHoles;
  readonly values: GameValues;
}

/** A point for the longest drive of each hole. Holes outside the round are ignored. */
export function scoreDriveGame(roster: Roster, holes: DriveHoles): GamePoints {
  const counted = roster.holes.flatMap((hole) => {
    const longest = entryOf(holes, hole)?.longest;
    if (longest === undefined) return [];
    return [{ hole, scores: byPlayer(playersOn(roster, hole), (playerId) => (playerId === longest ? 1 : 0)), complete: true }];
  });
  return totalUp(roster, counted, []);
}
