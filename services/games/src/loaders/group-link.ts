import type { GroupState } from '@fairshare/contracts';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import { livingGroupLink } from '../domain/group-link';
import { type GroupAccess, type Round, scoringLinkEnds } from '../domain/round';

/** A valid group link, as members see it. */
export interface ShownGroupLink extends Pick<GroupAccess, 'by' | 'at'> {
  /** `<round>.<secret>` */
  readonly token: string;
  readonly expiresAt: string;
}

/** The group link while it is valid. @throws NoSuchScoringLink, also for a repeated request whose link was revoked since */
export function shownGroupLink(deps: Pick<GamesDeps, 'clock'>, round: Round, group: GroupState): ShownGroupLink {
  const link = groupLinkOf(deps, round, group);
  if (!link) throw new NoSuchScoringLink();
  return link;
}

/** The round's group link while it is valid; null: there is none. */
export function groupLinkOf({ clock }: Pick<GamesDeps, 'clock'>, round: Round, group: GroupState): ShownGroupLink | null {
  const link = livingGroupLink(round, group, clock().toISOString());
  return link && { token: `${round.id}.${link.secret}`, by: link.by, at: link.at, expiresAt: scoringLinkEnds(round, link) };
}
