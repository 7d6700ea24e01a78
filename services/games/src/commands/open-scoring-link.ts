import { browserOf } from '@fairshare/contracts';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import { openGroupLink } from '../domain/group-link';
import * as links from '../domain/scoring-links';
import { countingMisses, groupWithMembers, guestOf, isGroupSecret, type LetIn, playerOfLink, playerOfOffer, readKey } from '../loaders/guests';
import { hashOf, isSame, newSecret } from '../secrets';

/** A browser that was admitted, with the cookie it sends from now on. */
export interface Opened extends LetIn {
  readonly cookie: string;
}

/**
 * Binds a link to the browser that opens it first, or hands the link over to another browser. A group link binds the link of the picked player.
 * A browser with the bound cookie, or with the same device id, may open the link again.
 * @param cookie the guest cookie the browser has already, if any
 * @throws NoSuchScoringLink, LinkTaken, RoundFinished, UnknownPlayer, NotPlaying
 */
export const openScoringLink =
  (deps: GamesDeps) =>
  (asked: Asked, cookie: string | null): Promise<Opened> =>
    countingMisses(deps, open(deps, asked, cookie));

interface Asked {
  readonly token: string;
  /** The browser's own id, by which it is recognised even if its cookie never arrived. */
  readonly device: string;
  /** The service stores only the browser's and the device's name from it. */
  readonly userAgent: string;
  /** The player that the browser picked; only with a group link. */
  readonly playerId?: string;
}

async function open(deps: GamesDeps, { token, device, userAgent, playerId: picked }: Asked, cookie: string | null): Promise<Opened> {
  const { roundId, secret } = readKey(token);
  const found = (await deps.rounds.get(roundId))?.state;
  if (!found) throw new NoSuchScoringLink();
  const known = cookie === null ? null : await guestOf(deps, cookie);
  const isKnown =
    known?.guest.guest.roundId === roundId && (isGroupSecret(found, secret) || known.guest.guest.playerId === (playerOfLink(found, secret) ?? playerOfOffer(found, secret)));
  if (cookie !== null && known && isKnown) return { ...known, cookie };

  const newGuestId = newSecret();
  const group = await groupWithMembers(deps, found.groupId, newGuestId);
  if (!group) throw new NoSuchScoringLink();
  const fresh = newSecret();
  const newLink = newSecret();
  const browser = { deviceHash: hashOf(device), cookieHash: hashOf(fresh), name: browserOf(userAgent).name };
  const isSecret = (hash: string) => isSame(hash, hashOf(secret));
  await deps.rounds.update(roundId, (round) => {
    const now = deps.clock().toISOString();
    if (isGroupSecret(round, secret)) return openGroupLink(round, group, { playerId: picked, secret: newLink }, { ...browser, newGuestId }, now);
    const playerId = playerOfLink(round, secret);
    if (playerId !== null) return links.openScoringLink(round, group, playerId, { ...browser, newGuestId }, now);
    const handedOver = playerOfOffer(round, secret);
    if (handedOver === null) throw new NoSuchScoringLink();
    return links.takeOver(round, group, handedOver, { ...browser, isSecret }, now);
  });
  const opened = await guestOf(deps, `${roundId}.${fresh}`);
  // The link was revoked a moment later.
  if (!opened) throw new NoSuchScoringLink();
  return { ...opened, cookie: `${roundId}.${fresh}` };
}
