import type { Change } from '@fairshare/store';
import { PlayerArchived, PlayerTaken } from './errors';
import { isMember, type Claim, type Group } from './group';
import { happened, type Action } from './activity-log';
import { playerOf } from './players';

/** The valid claims: those of current members. An instance of an earlier release removes members without their claims. */
export const claimsOf = (group: Group): Claim[] => group.claims.filter(({ userId }) => isMember(group, userId));

/** The player this member claims. */
export const playerIdOf = (group: Group, userId: string): string | null => claimsOf(group).find((claim) => claim.userId === userId)?.playerId ?? null;

/** A member claims this player, which replaces an earlier claim. @throws NoSuchPlayer, PlayerArchived, PlayerTaken */
export function claimPlayer(group: Group, playerId: string, doing: Action): Change<Group> {
  const { name, archivedAt } = playerOf(group, playerId);
  const claims = claimsOf(group);
  const owner = claims.find((claim) => claim.playerId === playerId)?.userId;
  if (owner === doing.by) return 'unchanged';
  if (archivedAt !== undefined) throw new PlayerArchived();
  if (owner !== undefined) throw new PlayerTaken();
  const others = claims.filter(({ userId }) => userId !== doing.by);
  return happened({ ...group, claims: [...others, { playerId, userId: doing.by }] }, doing, 'player-claimed', { playerId, name });
}

/** A member withdraws the claim of this player. @throws NoSuchPlayer */
export function releasePlayer(group: Group, playerId: string, doing: Action): Change<Group> {
  const { name } = playerOf(group, playerId);
  if (playerIdOf(group, doing.by) !== playerId) return 'unchanged';
  return happened(withoutClaimOf(group, doing.by), doing, 'player-released', { playerId, name });
}

export const withoutClaimOf = (group: Group, userId: string): Group => ({ ...group, claims: group.claims.filter((claim) => claim.userId !== userId) });
