import { NOBODY } from '@fairshare/golf-rules';
import { entryOf, type Entries } from './cells';
import { MissingScores, UnknownPlayer } from './errors';

/** The players of the group, in its order. */
export type Players = readonly { readonly id: string }[];

/** @throws UnknownPlayer. */
export function requirePlayer(players: Players, playerId: string, field: string): void {
  if (!players.some((player) => player.id === playerId)) throw new UnknownPlayer(field, playerId);
}

/** A player of the group, or "none". @throws UnknownPlayer. */
export function requirePlayerOrNobody(players: Players, playerId: string, field: string): void {
  if (playerId !== NOBODY) requirePlayer(players, playerId, field);
}

/** @throws MissingScores unless every player has strokes; UnknownPlayer for strokes of anyone else. */
export function requireScoresOfAll(players: Players, scores: Entries<number>): void {
  for (const playerId of Object.keys(scores)) requirePlayer(players, playerId, `scores.${playerId}`);
  const missing = players.find((player) => entryOf(scores, player.id) === undefined);
  if (missing) throw new MissingScores(missing.id);
}
