import { SPECTATOR_LINK_LASTS_MS } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { changed, type Round, type SpectatorAccess } from './round';

/** Makes a link for spectators; it replaces an earlier one. */
export function makeSpectatorLink(round: Round, token: string, { by, at }: Authorship): Change<Round> {
  const expiresAt = new Date(Date.parse(at) + SPECTATOR_LINK_LASTS_MS).toISOString();
  return changed(withLink(round, { token, by, at, expiresAt }), { name: 'spectator-link-made', facts: { expiresAt } });
}

/** Revokes the link. Idempotent. */
export function revokeSpectatorLink(round: Round): Change<Round> {
  if (!round.internal.spectatorLink) return 'unchanged';
  return changed(withLink(round, null), { name: 'spectator-link-revoked', facts: {} });
}

/** The link while it is valid; null: there is none, or it has expired. */
export function openLink({ internal }: Round, now: string): SpectatorAccess | null {
  const { spectatorLink: link } = internal;
  return link && link.expiresAt > now ? link : null;
}

const withLink = (round: Round, spectatorLink: SpectatorAccess | null): Round => ({
  ...round,
  internal: { ...round.internal, spectatorLink },
});
