import type { GroupState } from '@fairshare/contracts';
import { whoPlays } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { LinkTaken, NoSuchScoringLink, NotPlaying, RoundFinished, UnknownPlayer } from './errors';
import { requirePlayer } from './roster';
import { type Browser, changed, type GroupAccess, type Round, scoringLinkEnds } from './round';
import { livingLink, openScoringLink, withLink } from './scoring-links';

/** The parts of a group on which its link depends. */
type LinkGroup = Pick<GroupState, 'players' | 'members' | 'claims'>;

/** A player that a golfer may pick with the group link. */
export interface Choice {
  readonly playerId: string;
  readonly name: string;
  /** True: another browser has picked this player. */
  readonly isTaken: boolean;
}

/** The group link while it is valid: neither expired nor revoked, and its maker is still a member, for a link rests on a member's word. */
export function livingGroupLink(round: Round, { members }: Pick<GroupState, 'members'>, now: string): GroupAccess | null {
  const link = round.internal.groupLink;
  return link && members.includes(link.by) && scoringLinkEnds(round, link) > now ? link : null;
}

/** Makes a group link for the round, unless it has a valid one. @throws RoundFinished */
export function makeGroupLink(round: Round, group: LinkGroup, secret: string, { by, at }: Authorship): Change<Round> {
  if (round.finished) throw new RoundFinished();
  if (livingGroupLink(round, group, at)) return 'unchanged';
  return changed(withGroupLink(round, { secret, by, at }), { name: 'group-link-made', facts: {} });
}

/** Revokes the group link. A golfer who has picked a name keeps their own link. Idempotent. */
export function revokeGroupLink(round: Round): Change<Round> {
  if (!round.internal.groupLink) return 'unchanged';
  return changed(withGroupLink(round, null), { name: 'group-link-revoked', facts: {} });
}

/** The players that may be picked, in player order: all who play the round and have no account of their own. */
export function choicesOf(round: Round, group: LinkGroup, now: string): Choice[] {
  return whoPlays(round, group.players).players.flatMap((playerId) => {
    const player = group.players.find(({ id }) => id === playerId);
    if (!player || hasAccount(group, playerId)) return [];
    return [{ playerId, name: player.name, isTaken: Boolean(livingLink(round, group, playerId, now)?.opened) }];
  });
}

/** The player whose link this device holds, because it picked or took over that player; null: none. */
export function pickedBy(round: Round, group: LinkGroup, deviceHash: string, now: string): string | null {
  const own = Object.keys(round.internal.scoringLinks ?? {}).find((playerId) => livingLink(round, group, playerId, now)?.opened?.deviceHash === deviceHash);
  return own ?? null;
}

/**
 * Binds the link of the picked player to the device. Each player is picked once, until a member releases the link. A device that already holds
 * a player's link opens that one, whichever player it names.
 * @param picked.secret for the player's link, if the player has none yet
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
