import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { authorshipOf } from '../domain/cells';
import type { Round, SpectatorAccess } from '../domain/round';
import * as spectatorLink from '../domain/spectator-link';
import { NoSuchGame } from '../domain/errors';
import { requireRound } from '../loaders/rounds';

/** Makes a link for spectators; it replaces an earlier one. @throws NoSuchGame. */
export const makeSpectatorLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, write: RequestWrite): Promise<{ stored: Stored<Round>; link: SpectatorAccess }> => {
    await requireRound(deps, caller, roundId);
    const token = deps.newToken();
    const stored = await deps.rounds.update(roundId, (round) => spectatorLink.makeSpectatorLink(round, token, authorshipOf(caller, deps.clock())), {
      request: write.options.request,
    });
    const link = stored.state.internal.spectatorLink;
    // When the request is a repetition, the link it made may have been revoked since.
    if (!link) throw new NoSuchGame();
    return { stored, link };
  };
