import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Round } from '../domain/round';
import * as spectatorLink from '../domain/spectator-link';
import { requireRound } from '../loaders/rounds';

/** Revokes the spectator link. @throws NoSuchGame. */
export const revokeSpectatorLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, write: RequestWrite): Promise<Stored<Round>> => {
    await requireRound(deps, caller, roundId);
    return deps.rounds.update(roundId, spectatorLink.revokeSpectatorLink, { request: write.options.request });
  };
