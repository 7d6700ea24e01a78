import type { Stored } from '@fairshare/store';
import { type Round, type ScoringAccess, scoringLinkEnds } from '../domain/round';

import type { GroupState } from '@fairshare/contracts';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import { livingLink } from '../domain/scoring-links';

/** A round that was written, and the link for which it was written. */
export interface WithLink {
  readonly stored: Stored<Round>;
  readonly link: ShownLink;
}

/** A valid link, as members see it. */
export interface ShownLink extends Pick<ScoringAccess, 'by' | 'at'> {
  readonly playerId: string;
  /** `<round>.<secret>` */
  readonly token: string;
  readonly openedAt: string | null;
  /** The name of the browser that holds it; null: none does, or its name is not known. */
  readonly openedIn: string | null;
  /** When another browser asked for admission, and its name; null: none has, or its name is not known. */
  readonly askedAt: string | null;
  readonly askedIn: string | null;
  readonly expiresAt: string;
}

/** A player's link while it is valid. @throws NoSuchScoringLink, also for a repeated request whose link was revoked since */
export function shownLink(deps: Pick<GamesDeps, 'clock'>, round: Round, group: GroupState, playerId: string): ShownLink {
  const link = linkOf(deps, round, group, playerId);
  if (!link) throw new NoSuchScoringLink();
  return link;
}

export function linkOf({ clock }: Pick<GamesDeps, 'clock'>, round: Round, group: GroupState, playerId: string): ShownLink | null {
  const link = livingLink(round, group, playerId, clock().toISOString());
  if (!link) return null;
  const { secret, by, at, opened } = link;
  const { asked } = opened ?? {};
  return {
    playerId,
    token: `${round.id}.${secret}`,
    by,
    at,
    openedAt: opened?.at ?? null,
    openedIn: opened?.name ?? null,
    askedAt: asked?.at ?? null,
    askedIn: asked?.name ?? null,
    expiresAt: scoringLinkEnds(round, link),
  };
}

/** The player that the link's maker claims to be; null: they have claimed none. */
export function makerOf({ claims = {}, players }: GroupState, by: string): string | null {
  const maker = Object.keys(claims).find((id) => claims[id] === by);
  return players.find(({ id }) => id === maker)?.name ?? null;
}
