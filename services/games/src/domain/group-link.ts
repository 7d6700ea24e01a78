import type { GroupState } from '@fairshare/contracts';
import { whoPlays } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { LinkTaken, NoSuchScoringLink, NotPlaying, RoundFinished, UnknownPlayer } from './errors';
import { requirePlayer } from './roster';
import { type Browser, changed, type GroupAccess, type Round, scoringLinkEnds } from './round';
import { livingLink, openScoringLink, withLink } from './scoring-links';

/** What of a group decides about its link. */
type LinkGroup = Pick<GroupState, 'players' | 'members' | 'claims'>;

/** A player that may be picked by the group link. */
export interface Choice {
  readonly playerId: string;
  readonly name: string;
  /** Another browser has picked them. */
  readonly isTaken: boolean;
}

/** The group link while it is good: neither over nor revoked, and who made it is a member still. It is a member's word. */
export function livingGroupLink(round: Round, { members }: Pick<GroupState, 'members'>, now: string): GroupAccess | null {
  const link = round.internal.groupLink;
  return link && members.includes(link.by) && scoringLinkEnds(round, link) > now ? link : null;
}

/** Gives the round a group link, unless it has one. @throws RoundFinished */
export function makeGroupLink(round: Round, group: LinkGroup, secret: string, { by, at }: Authorship): Change<Round> {
  if (round.finished) throw new RoundFinished();
  if (livingGroupLink(round, group, at)) return 'unchanged';
  return changed(withGroupLink(round, { secret, by, at }), { name: 'group-link-made', facts: {} });
}

/** Takes the group link away; who has picked a name keeps their own link. Idempotent. */
export function revokeGroupLink(round: Round): Change<Round> {
  if (!round.internal.groupLink) return 'unchanged';
  return changed(withGroupLink(round, null), { name: 'group-link-revoked', facts: {} });
}

/** Who may be picked, in player order: everyone who plays the round and has no account of their own. */
export function choicesOf(round: Round, group: LinkGroup, now: string): Choice[] {
  return whoPlays(round, group.players).players.flatMap((playerId) => {
    const player = group.players.find(({ id }) => id === playerId);
    if (!player || hasAccount(group, playerId)) return [];
    return [{ playerId, name: player.name, isTaken: Boolean(livingLink(round, group, playerId, now)?.opened) }];
  });
}

/** The player whom this device has picked, or was let in as, and still holds; null: nobody. */
export function pickedBy(round: Round, group: LinkGroup, deviceHash: string, now: string): string | null {
  const own = Object.keys(round.internal.scoringLinks ?? {}).find((playerId) => livingLink(round, group, playerId, now)?.opened?.deviceHash === deviceHash);
  return own ?? null;
}

/**
 * Binds the link of the player that a device picks to it; each player is picked once, until a member lets another browser in. A device that holds
 * a player is let in as that one, whomever it names.
 * @param picked.secret of the player's link, where there is none
 * @throws NoSuchScoringLink, LinkTaken, RoundFinished, UnknownPlayer, NotPlaying
 */
export function openGroupLink(
  round: Round,
  group: LinkGroup,
  picked: { readonly playerId: string | undefined; readonly secret: string },
  browser: Browser & { readonly newGuestId: string },
  now: string,
): Change<Round> {
  const link = livingGroupLink(round, group, now);
  if (!link) throw new NoSuchScoringLink();
  const held = pickedBy(round, group, browser.deviceHash, now);
  if (held !== null) return openScoringLink(round, group, held, browser, now);
  if (round.finished) throw new RoundFinished();
  const { playerId = '', secret } = picked;
  requirePlayer(group.players, playerId, 'playerId');
  const choice = choicesOf(round, group, now).find((one) => one.playerId === playerId);
  if (!choice && hasAccount(group, playerId)) throw new UnknownPlayer('playerId');
  if (!choice) throw new NotPlaying('playerId', group.players.find(({ id }) => id === playerId)?.name ?? '');
  if (choice.isTaken) throw new LinkTaken();
  const isMade = livingLink(round, group, playerId, now) !== null;
  return openScoringLink(isMade ? round : withLink(round, playerId, { secret, by: link.by, at: now, opened: null }), group, playerId, browser, now);
}

const hasAccount = ({ claims }: Pick<GroupState, 'claims'>, playerId: string): boolean => Object.hasOwn(claims ?? {}, playerId);

const withGroupLink = (round: Round, groupLink: GroupAccess | null): Round => ({ ...round, internal: { ...round.internal, groupLink } });
