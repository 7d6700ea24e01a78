import type { GroupState } from '@fairshare/contracts';
import type { GuestCaller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import { livingLink } from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { hashOf, isSame } from '../secrets';

/** Parses the token of a link, or a guest's cookie, into round and secret: `<round>.<secret>`. */
export function readKey(key: string): { readonly roundId: string; readonly secret: string } {
  const dot = key.indexOf('.');
  return { roundId: key.slice(0, Math.max(0, dot)), secret: key.slice(dot + 1) };
}

/** Counts requests for a link that does not exist. */
export async function countingMisses<Answer>({ onLinkMissed }: Pick<GamesDeps, 'onLinkMissed'>, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoSuchScoringLink) onLinkMissed();
    throw error;
  }
}

/** The player whose link of this round has this secret; null: none. */
export function playerOfLink({ internal: { scoringLinks = {} } }: Round, secret: string): string | null {
  return Object.keys(scoringLinks).find((playerId) => isSame(scoringLinks[playerId]?.secret ?? '', secret)) ?? null;
}

/** The player whose link another browser may take over with this secret, or did; null: none. It does not check whether the offer is still valid. */
export function playerOfOffer({ internal: { scoringLinks = {} } }: Round, secret: string): string | null {
  const hash = hashOf(secret);
  const isSecret = (kept: string | undefined) => kept !== undefined && isSame(kept, hash);
  return Object.keys(scoringLinks).find((playerId) => isSecret(scoringLinks[playerId]?.opened?.offer?.hash) || isSecret(scoringLinks[playerId]?.opened?.cameByHash)) ?? null;
}

/** Whether this is the secret of the round's group link. */
export const isGroupSecret = ({ internal: { groupLink } }: Round, secret: string): boolean => Boolean(groupLink && isSame(groupLink.secret, secret));

/** A group for requests of guests; null: it is unknown, or deleted, even if it can be restored. */
export function groupWithMembers({ groups }: Pick<GamesDeps, 'groups'>, groupId: string, asker: string): Promise<GroupState | null> {
  return groups.confirm(groupId, asker, async () => {
    const group = await groups.get(groupId);
    return group && group.members.length > 0 ? group : null;
  });
}

/** A guest with the round they score. */
export interface LetIn {
  readonly guest: GuestCaller;
  readonly stored: Stored<Round>;
  readonly group: GroupState;
}

/** The guest that a cookie belongs to, checked against the current state: a link may be revoked between two requests. Null: none. */
export async function guestOf(deps: Pick<GamesDeps, 'rounds' | 'groups' | 'clock'>, cookie: string): Promise<LetIn | null> {
  const { roundId, secret } = readKey(cookie);
  const stored = roundId === '' ? null : await deps.rounds.get(roundId);
  if (!stored) return null;
  const hash = hashOf(secret);
  const [playerId, link] = Object.entries(stored.state.internal.scoringLinks ?? {}).find(([, { opened }]) => opened && isSame(opened.cookieHash, hash)) ?? [];
  if (playerId === undefined || !link?.opened) return null;
  const { guestId } = link.opened;
  const group = await groupWithMembers(deps, stored.state.groupId, guestId);
  if (!group || !livingLink(stored.state, group, playerId, deps.clock().toISOString())) return null;
  return { guest: { userId: guestId, role: 'guest', guest: { roundId, playerId } }, stored, group };
}
