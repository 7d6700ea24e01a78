import { browserOf, HAND_OVER_LASTS_MS } from '@fairshare/contracts';
import type { Caller, GuestCaller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { stampOf } from '../domain/cells';
import { NoSuchScoringLink } from '../domain/errors';
import { openGroupLink } from '../domain/group-link';
import * as links from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { groupWithMembers, guestOf, isGroupSecret, type LetIn, playerOfLink, playerOfOffer, readKey } from '../loaders/guests';
import { openRound } from '../loaders/rounds';
import { hashOf, isSame, newSecret } from '../secrets';
import { type ShownLink, shownLink } from '../queries/guests';

/** A round that was written, with the link it was written for. */
export interface WithLink {
  readonly stored: Stored<Round>;
  readonly link: ShownLink;
}

/** Makes a link by which somebody scores a round as one of its players, or returns the one there is. @throws NoSuchGame, RoundFinished, UnknownPlayer, NotPlaying */
export const makeScoringLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, playerId: string, write: RequestWrite): Promise<WithLink> => {
    const { group } = await openRound(deps, caller, roundId);
    const secret = newSecret();
    const rule = (round: Round) => links.makeScoringLink(round, group, { playerId, secret }, stampOf(caller, deps.clock()));
    const stored = await deps.rounds.update(roundId, rule, { request: write.options.request });
    return { stored, link: shownLink(deps, stored.state, group, playerId) };
  };

/** Ends a link, and shuts out who scores with it. Idempotent. @throws NoSuchGame */
export const revokeScoringLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, playerId: string, write: RequestWrite): Promise<Stored<Round>> => {
    await openRound(deps, caller, roundId);
    return deps.rounds.update(roundId, (round) => links.revokeScoringLink(round, playerId), { request: write.options.request });
  };

/** Shuts out the browser that opened a link, so that another one may. Idempotent. @throws NoSuchGame, NoSuchScoringLink, RoundFinished */
export const releaseScoringLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, playerId: string, write: RequestWrite): Promise<WithLink> => {
    const { group } = await openRound(deps, caller, roundId);
    const rule = (round: Round) => links.releaseScoringLink(round, group, playerId, deps.clock().toISOString());
    const stored = await deps.rounds.update(roundId, rule, { request: write.options.request });
    return { stored, link: shownLink(deps, stored.state, group, playerId) };
  };

/** A browser that was let in, with the cookie it shows from now on. */
export interface Opened extends LetIn {
  readonly cookie: string;
}

/** A link by which another browser takes over from a guest's. */
export interface HandOver {
  readonly stored: Stored<Round>;
  /** `<round>.<secret>` */
  readonly token: string;
  readonly expiresAt: string;
}

/** Lets another browser take over from the guest's, once, within ten minutes. Only the hash of its secret is kept. @throws GuestGone, NoSuchGame, RoundFinished */
export const handOverGuest =
  (deps: GamesDeps) =>
  async (guest: GuestCaller): Promise<HandOver> => {
    const { roundId, playerId } = guest.guest;
    const { group } = await openRound(deps, guest, roundId);
    const secret = newSecret();
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + HAND_OVER_LASTS_MS).toISOString();
    const offer = { hash: hashOf(secret), expiresAt };
    const stored = await deps.rounds.update(roundId, (round) => links.offerHandOver(round, group, { guestId: guest.userId, playerId }, offer, now.toISOString()));
    return { stored, token: `${roundId}.${secret}`, expiresAt };
  };

/**
 * Binds a link to the browser that opens it first, or hands it over; a group link, the link of who was picked. Whoever shows that browser's cookie, or names its device, opens it again.
 * @param cookie the guest cookie the browser has already, if any
 * @throws NoSuchScoringLink, LinkTaken, RoundFinished, UnknownPlayer, NotPlaying
 */
export const openScoringLink =
  (deps: GamesDeps) =>
  (asked: Asked, cookie: string | null): Promise<Opened> =>
    open(deps, asked, cookie).catch((error: unknown) => {
      if (error instanceof NoSuchScoringLink) deps.onLinkMissed();
      throw error;
    });

interface Asked {
  readonly token: string;
  /** What the browser calls itself, so that it is known again when its cookie never came. */
  readonly device: string;
  /** Of which only the browser's and the device's name is kept. */
  readonly userAgent: string;
  /** Who was picked, by a group link. */
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
  // Revoked a moment later.
  if (!opened) throw new NoSuchScoringLink();
  return { ...opened, cookie: `${roundId}.${fresh}` };
}
