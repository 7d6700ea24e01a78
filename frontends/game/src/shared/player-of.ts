import { playerPhotoAddress } from '@fairshare/api-client';
import type { Group, PlayerOfGroup } from '@fairshare/contracts';

/** A player as shown on this phone. */
export interface ShownPlayer extends PlayerOfGroup {
  /** Whether the reader has claimed this player. */
  readonly isMe?: boolean | undefined;
  /** URL of the photo of the member who claims this player. */
  readonly photo?: string | undefined;
  /** That member's account name, if it differs from the player's own name. */
  readonly account?: string | undefined;
}

/** A player as shown in the group: the reader's own player is flagged, and a player claimed by a member has that member's photo and name. */
export function asShown({ id, me, photos, claims }: Partial<Pick<Group, 'id' | 'me' | 'photos' | 'claims'>>, player: PlayerOfGroup): ShownPlayer {
  const digest = photos?.[player.id];
  const account = claims?.[player.id];
  return {
    ...player,
    ...(player.id === me ? { isMe: true } : {}),
    ...(id !== undefined && digest !== undefined ? { photo: playerPhotoAddress(id, player.id, digest) } : {}),
    ...(account !== undefined && player.id !== me && !isNamedLike(player.name, account) ? { account } : {}),
  };
}

/** Whether a player's name, or its first word, equals the account name, ignoring case and accents. */
function isNamedLike(playerName: string, account: string): boolean {
  const isSame = (name: string) => name.trim().localeCompare(account.trim(), 'en', { sensitivity: 'base' }) === 0;
  return isSame(playerName) || isSame(playerName.trim().split(/\s+/)[0] ?? '');
}

/** Grey, which the specification uses for players beyond its colours. */
const UNKNOWN_COLOR = '#6b7280';

/** The player with an id. A result names only players of its group; if one was deleted, the id serves as its name. */
export function playerOf(players: readonly ShownPlayer[], playerId: string): ShownPlayer {
  return players.find(({ id }) => id === playerId) ?? { id: playerId, name: playerId, initials: '?', color: UNKNOWN_COLOR };
}
