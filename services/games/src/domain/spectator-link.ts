import { SPECTATOR_LINK_LASTS_MS } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import type { Stamp } from './cells';
import { changed, type GameSession, type SpectatorAccess } from './session';

/** Gives the session a link for spectators, in place of any before. */
export function makeSpectatorLink(session: GameSession, token: string, { by, at }: Stamp): Change<GameSession> {
  const expiresAt = new Date(Date.parse(at) + SPECTATOR_LINK_LASTS_MS).toISOString();
  return changed(withLink(session, { token, by, at, expiresAt }), { name: 'spectator-link-made', facts: { expiresAt } });
}

/** Takes the link away. Again is harmless. */
export function revokeSpectatorLink(session: GameSession): Change<GameSession> {
  if (!session.internal.spectatorLink) return 'unchanged';
  return changed(withLink(session, null), { name: 'spectator-link-revoked', facts: {} });
}

/** The link while it shows anything; null: there is none, or its time is over. */
export function openLink({ internal }: GameSession, now: string): SpectatorAccess | null {
  const { spectatorLink: link } = internal;
  return link && link.expiresAt > now ? link : null;
}

const withLink = (session: GameSession, spectatorLink: SpectatorAccess | null): GameSession => ({
  ...session,
  internal: { ...session.internal, spectatorLink },
});
