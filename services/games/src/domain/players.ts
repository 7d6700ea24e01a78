import { type GroupPlayer, NOBODY, type PlayerId, entryOf } from '@fairshare/golf-rules';
import type { Entries } from './cells';
import { MissingScores, NotPlaying, UnknownPlayer } from './errors';

/** All players of the group, archived ones too, in its order. */
export type Players = readonly GroupPlayer[];

/** @throws UnknownPlayer. */
export function requirePlayer(players: Players, playerId: string, field: string): void {
  if (!players.some((player) => player.id === playerId)) throw new UnknownPlayer(field, playerId);
}

/** A player of the group, or "none". @throws UnknownPlayer. */
export function requirePlayerOrNobody(players: Players, playerId: string, field: string): void {
  if (playerId !== NOBODY) requirePlayer(players, playerId, field);
}

/** Somebody who plays this hole. @throws UnknownPlayer, NotPlaying. */
function requireOnHole(players: Players, onHole: readonly PlayerId[], hole: number, playerId: string, field: string): void {
  requirePlayer(players, playerId, field);
  if (!onHole.includes(playerId)) throw new NotPlaying(field, playerId, hole);
}

/** Somebody who plays this hole, or "none". @throws UnknownPlayer, NotPlaying. */
export function requireOnHoleOrNobody(players: Players, onHole: readonly PlayerId[], hole: number, playerId: string, field: string): void {
  if (playerId !== NOBODY) requireOnHole(players, onHole, hole, playerId, field);
}

/** @throws MissingScores unless everyone who plays the hole has strokes; UnknownPlayer, NotPlaying for strokes of anyone else. */
export function requireScoresOfAll(players: Players, onHole: readonly PlayerId[], hole: number, scores: Entries<number>): void {
  for (const playerId of Object.keys(scores)) requireOnHole(players, onHole, hole, playerId, `scores.${playerId}`);
  const missing = onHole.find((playerId) => entryOf(scores, playerId) === undefined);
  if (missing !== undefined) throw new MissingScores(missing);
}
