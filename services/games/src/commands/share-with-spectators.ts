import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { stampOf } from '../domain/cells';
import type { GameSession, SpectatorAccess } from '../domain/session';
import * as spectatorLink from '../domain/spectator-link';
import { NoSuchGame } from '../domain/errors';
import { openSession } from '../loaders/open-session';

/** Makes a link for spectators, in place of any before. @throws NoSuchGame. */
export const makeSpectatorLink =
  (deps: GamesDeps) =>
  async (caller: Caller, sessionId: string, write: RequestWrite): Promise<{ stored: Stored<GameSession>; link: SpectatorAccess }> => {
    await openSession(deps, caller, sessionId);
    const token = deps.newToken();
    const stored = await deps.sessions.update(
      sessionId,
      (session) => spectatorLink.makeSpectatorLink(session, token, stampOf(caller, deps.clock())),
      { request: write.options.request },
    );
    const link = stored.state.internal.spectatorLink;
    // A repeated request may find the link it once made revoked since.
    if (!link) throw new NoSuchGame();
    return { stored, link };
  };

/** Makes the link show nothing any more. @throws NoSuchGame. */
export const revokeSpectatorLink =
  (deps: GamesDeps) =>
  async (caller: Caller, sessionId: string, write: RequestWrite): Promise<Stored<GameSession>> => {
    await openSession(deps, caller, sessionId);
    return deps.sessions.update(sessionId, spectatorLink.revokeSpectatorLink, { request: write.options.request });
  };
