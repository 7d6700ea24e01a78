import type { GroupState } from '@fairshare/contracts';
import { whoPlays, entryOf } from '@fairshare/golf-rules';
import type { Change, NamedChange } from '@fairshare/store';
import type { Authorship } from './cells';
import { GuestGone, LinkTaken, NoSuchScoringLink, RoundFinished } from './errors';
import { requirePlayer, requireInRound } from './roster';
import { GUESTS_KEPT } from './round-limits';
import { type Browser, changed, type HandOverOffer, type OpenedBy, type Round, type ScoringAccess, scoringLinkEnds } from './round';

/** The parts of a group on which links depend. */
type LinkGroup = Pick<GroupState, 'players' | 'members'>;

/**
 * A player's link while it is valid: neither expired nor revoked, its player plays the round, and its maker is still a member, for a link rests on a
 * member's word.
 */
export function livingLink(round: Round, { players, members }: LinkGroup, playerId: string, now: string): ScoringAccess | null {
  const link = entryOf(round.internal.scoringLinks ?? {}, playerId);
  return link && members.includes(link.by) && scoringLinkEnds(round, link) > now && whoPlays(round, players).players.includes(playerId) ? link : null;
}

/** Makes a link for a player of the round, unless they have a valid one. @throws RoundFinished, UnknownPlayer, NotPlaying */
export function makeScoringLink(
  round: Round,
  group: LinkGroup,
  { playerId, secret }: { readonly playerId: string; readonly secret: string },
  { by, at }: Authorship,
): Change<Round> {
  requirePlayer(group.players, playerId, 'playerId');
  requireInRound(whoPlays(round, group.players), group.players, playerId, 'playerId');
  if (round.finished) throw new RoundFinished();
  if (livingLink(round, group, playerId, at)) return 'unchanged';
  return changed(withLink(round, playerId, { secret, by, at, opened: null }), { name: 'scoring-link-made', facts: { playerId } });
}

/** Revokes a player's link. Idempotent. */
export function revokeScoringLink(round: Round, playerId: string): Change<Round> {
  const { [playerId]: revoked, ...others } = round.internal.scoringLinks ?? {};
  if (!revoked) return 'unchanged';
  return changed({ ...round, internal: { ...round.internal, scoringLinks: others } }, { name: 'scoring-link-revoked', facts: { playerId } });
}

/** Unbinds a link from the browser that opened it. The next browser that opens it is bound to it. Idempotent. @throws NoSuchScoringLink, RoundFinished */
export function releaseScoringLink(round: Round, group: LinkGroup, playerId: string, now: string): Change<Round> {
  const link = livingLink(round, group, playerId, now);
  if (!link) throw new NoSuchScoringLink();
  if (round.finished) throw new RoundFinished();
  if (!link.opened) return 'unchanged';
  return changed(withLink(round, playerId, { ...link, opened: null }), { name: 'scoring-link-released', facts: { playerId } });
}

/**
 * Records which browser asks for admission by a link that another browser holds, until a member releases the link. Idempotent. A link that no browser
 * holds opens without a request.
 * @throws NoSuchScoringLink, RoundFinished
 */
export function askToBeLetIn(round: Round, group: LinkGroup, playerId: string, asking: Pick<Browser, 'deviceHash' | 'name'>, now: string): Change<Round> {
  const link = livingLink(round, group, playerId, now);
  if (!link) throw new NoSuchScoringLink();
  if (round.finished) throw new RoundFinished();
  const { opened } = link;
  const known = [opened?.deviceHash, opened?.asked?.deviceHash];
  if (!opened || known.includes(asking.deviceHash)) return 'unchanged';
  return changed(withLink(round, playerId, { ...link, opened: { ...opened, asked: { ...asking, at: now } } }), { name: 'scoring-link-asked', facts: { playerId } });
}

/** The players whose links another browser asks for, in a round that can still be scored. */
export const askedPlayers = ({ finished, internal: { scoringLinks = {} } }: Round): string[] =>
  finished ? [] : Object.keys(scoringLinks).filter((playerId) => scoringLinks[playerId]?.opened?.asked);

/**
 * Binds a link to the browser that opens it first. That browser may open it again, for a new cookie. A browser that was released and is admitted again
 * gets its former guest id, so that its pending entries are accepted.
 * @param newGuestId for a browser that is new to the round
 * @throws NoSuchScoringLink, LinkTaken, RoundFinished
 */
export function openScoringLink(round: Round, group: LinkGroup, playerId: string, browser: Browser & { readonly newGuestId: string }, now: string): Change<Round> {
  const link = livingLink(round, group, playerId, now);
  if (!link) throw new NoSuchScoringLink();
  const { newGuestId, ...known } = browser;
  if (link.opened) {
    if (link.opened.deviceHash !== browser.deviceHash) throw new LinkTaken();
    return changed(withLink(round, playerId, { ...link, opened: { ...link.opened, ...known } }), openedBy(playerId, link.opened.guestId));
  }
  if (round.finished) throw new RoundFinished();
  const guests = Object.entries(round.internal.guests ?? {});
  const [guestId] = guests.find(([, guest]) => guest.playerId === playerId && guest.deviceHash === browser.deviceHash) ?? [newGuestId];
  const others = guests.filter(([id]) => id !== guestId).slice(1 - GUESTS_KEPT);
  const opened = withLink(round, playerId, { ...link, opened: { guestId, ...known, at: now } });
  const noted = { ...opened.internal, guests: { ...Object.fromEntries(others), [guestId]: { playerId, deviceHash: browser.deviceHash } } };
  return changed({ ...opened, internal: noted }, openedBy(playerId, guestId));
}

/** Offers the guest's link to another browser, in place of an earlier offer. @throws GuestGone, RoundFinished */
export function offerHandOver(round: Round, group: LinkGroup, guest: { readonly guestId: string; readonly playerId: string }, offer: HandOverOffer, now: string): Change<Round> {
  const link = requireLetIn(round, group, guest, now);
  if (round.finished) throw new RoundFinished();
  return changed(withLink(round, guest.playerId, { ...link, opened: { ...link.opened, offer } }), { name: 'scoring-link-offered', facts: { playerId: guest.playerId } });
}

/** Whether a browser may take over with this secret, of which only the hash is stored. */
export const isOffered = ({ opened }: ScoringAccess, isSecret: (hash: string) => boolean, now: string): boolean =>
  Boolean(opened?.offer && opened.offer.expiresAt > now && isSecret(opened.offer.hash));

/**
 * Gives a link to the browser that accepted its guest's offer. The guest stays the same, and the previous browser loses access. The browser that
 * took over may repeat the request, in case the response was lost.
 * @throws NoSuchScoringLink for any other browser
 */
export function takeOver(round: Round, group: LinkGroup, playerId: string, browser: Browser & { readonly isSecret: (hash: string) => boolean }, now: string): Change<Round> {
  const link = livingLink(round, group, playerId, now);
  const { isSecret, ...known } = browser;
  if (!link?.opened) throw new NoSuchScoringLink();
  const { offer, ...opened } = link.opened;
  const { guestId } = opened;
  if (offer && isOffered(link, isSecret, now)) {
    const guests = { ...round.internal.guests, [guestId]: { playerId, deviceHash: known.deviceHash } };
    const taken = withLink(round, playerId, { ...link, opened: { guestId, ...known, at: now, cameByHash: offer.hash } });
    return changed({ ...taken, internal: { ...taken.internal, guests } }, openedBy(playerId, guestId));
  }
  if (!opened.cameByHash || !isSecret(opened.cameByHash) || opened.deviceHash !== known.deviceHash) throw new NoSuchScoringLink();
  return changed(withLink(round, playerId, { ...link, opened: { ...link.opened, ...known } }), openedBy(playerId, guestId));
}

const openedBy = (playerId: string, guestId: string): NamedChange => ({ name: 'scoring-link-opened', facts: { playerId, guestId } });

/** The link with which a guest's browser was admitted, while the browser holds it. @throws GuestGone */
export function requireLetIn(
  round: Round,
  group: LinkGroup,
  { guestId, playerId }: { readonly guestId: string; readonly playerId: string },
  now: string,
): ScoringAccess & { readonly opened: OpenedBy } {
  const link = livingLink(round, group, playerId, now);
  if (link?.opened?.guestId !== guestId) throw new GuestGone();
  return { ...link, opened: link.opened };
}

/** Guest id → the player they score as. */
export const guestsOf = ({ internal: { guests = {} } }: Round): Record<string, string> =>
  Object.fromEntries(Object.entries(guests).map(([guestId, { playerId }]) => [guestId, playerId]));

/** The round with a player's link, which replaces an earlier one. */
export const withLink = (round: Round, playerId: string, link: ScoringAccess): Round => ({
  ...round,
  internal: { ...round.internal, scoringLinks: { ...round.internal.scoringLinks, [playerId]: link } },
});
