import type { Player } from '@fairshare/contracts';

/** A player on this phone's screens. */
export interface ShownPlayer extends Player {
  /** The one whom the reader says to be. */
  readonly isMe?: boolean | undefined;
}

/** Grey, as the specification has it for players beyond its colours. */
const UNKNOWN_COLOR = '#6b7280';

/** Who an id means. A result names only players of its group; should one be gone, its id stands in. */
export function playerOf(players: readonly ShownPlayer[], playerId: string): ShownPlayer {
  return players.find(({ id }) => id === playerId) ?? { id: playerId, name: playerId, initials: '?', color: UNKNOWN_COLOR };
}
