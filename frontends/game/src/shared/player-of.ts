import { playerPhotoAddress } from '@fairshare/api-client';
import type { Group, Player } from '@fairshare/contracts';

/** A player on this phone's screens. */
export interface ShownPlayer extends Player {
  /** The one whom the reader says to be. */
  readonly isMe?: boolean | undefined;
  /** Address of the photo of the member who says to be this player. */
  readonly photo?: string | undefined;
}

/** A player as the group shows them: the reader's own is marked, and who has a photo has its address. */
export function asShown({ id, me, photos }: Partial<Pick<Group, 'id' | 'me' | 'photos'>>, player: Player): ShownPlayer {
  const digest = photos?.[player.id];
  return {
    ...player,
    ...(player.id === me ? { isMe: true } : {}),
    ...(id !== undefined && digest !== undefined ? { photo: playerPhotoAddress(id, player.id, digest) } : {}),
  };
}

/** Grey, as the specification has it for players beyond its colours. */
const UNKNOWN_COLOR = '#6b7280';

/** Who an id means. A result names only players of its group; should one be gone, its id stands in. */
export function playerOf(players: readonly ShownPlayer[], playerId: string): ShownPlayer {
  return players.find(({ id }) => id === playerId) ?? { id: playerId, name: playerId, initials: '?', color: UNKNOWN_COLOR };
}
