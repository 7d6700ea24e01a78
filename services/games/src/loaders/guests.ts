import type { GroupState } from '@fairshare/contracts';
import type { GuestCaller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import { livingLink } from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { hashOf, isSame } from '../secrets';

/** The round that a link's token or a guest's cookie names, and the secret it holds beside: `<round>.<secret>`. */
export function readKey(key: string): { readonly roundId: string; readonly secret: string } {
  const dot = key.indexOf('.');
  return { roundId: key.slice(0, Math.max(0, dot)), secret: key.slice(dot + 1) };
}

/** Counts a link that leads nowhere. */
export async function countingMisses<Answer>({ onLinkMissed }: Pick<GamesDeps, 'onLinkMissed'>, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoSuchScoringLink) onLinkMissed();
    throw error;
  }
}

/** Whose link of this round has this secret; null: none. */
export function playerOfLink({ internal: { scoringLinks = {} } }: Round, secret: string): string | null {
  return Object.keys(scoringLinks).find((playerId) => isSame(scoringLinks[playerId]?.secret ?? '', secret)) ?? null;
}

/** Whose link another browser may take over by this secret, or did; null: nobody's. Whether it may is not asked here. */
export function playerOfOffer({ internal: { scoringLinks = {} } }: Round, secret: string): string | null {
  const hash = hashOf(secret);
  const isSecret = (kept: string | undefined) => kept !== undefined && isSame(kept, hash);
  return Object.keys(scoringLinks).find((playerId) => isSecret(scoringLinks[playerId]?.opened?.offer?.hash) || isSecret(scoringLinks[playerId]?.opened?.cameByHash)) ?? null;
}

/** Whether this is the secret of the round's group link. */
export const isGroupSecret = ({ internal: { groupLink } }: Round, secret: string): boolean => Boolean(groupLink && isSame(groupLink.secret, secret));

/** A group as guests need it; null: unknown, or deleted, though it may be restored. */
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

/** Whom a guest cookie lets in, as things are now: links are revoked from one request to the next. */
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
