import { playerPhotoAddress } from '@fairshare/api-client';
import type { Group, PlayerOfGroup } from '@fairshare/contracts';

/** A player on this phone's screens. */
export interface ShownPlayer extends PlayerOfGroup {
  /** The one whom the reader says to be. */
  readonly isMe?: boolean | undefined;
  /** Address of the photo of the member who says to be this player. */
  readonly photo?: string | undefined;
  /** What that member is called, where the player's own name does not say so. */
  readonly account?: string | undefined;
}

/** A player as the group shows them: the reader's own is marked, and who is played by a member has their photo and name. */
export function asShown({ id, me, photos, claims }: Partial<Pick<Group, 'id' | 'me' | 'photos' | 'claims'>>, player: PlayerOfGroup): ShownPlayer {
  const digest = photos?.[player.id];
  const account = claims?.[player.id];
  return {
    ...player,
    ...(player.id === me ? { isMe: true } : {}),
    ...(id !== undefined && digest !== undefined ? { photo: playerPhotoAddress(id, player.id, digest) } : {}),
    ...(account !== undefined && player.id !== me && !says(player.name, account) ? { account } : {}),
  };
}

/** Whether a player's name, or the first word of it, is this one, whatever its case and accents. */
function says(playerName: string, account: string): boolean {
  const isSame = (name: string) => name.trim().localeCompare(account.trim(), 'en', { sensitivity: 'base' }) === 0;
  return isSame(playerName) || isSame(playerName.trim().split(/\s+/)[0] ?? '');
}

/** Grey, as the specification has it for players beyond its colours. */
const UNKNOWN_COLOR = '#6b7280';

/** Who an id means. A result names only players of its group; should one be gone, its id stands in. */
export function playerOf(players: readonly ShownPlayer[], playerId: string): ShownPlayer {
  return players.find(({ id }) => id === playerId) ?? { id: playerId, name: playerId, initials: '?', color: UNKNOWN_COLOR };
}
