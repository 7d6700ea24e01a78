import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import * as groupLinks from '../domain/group-link';
import type { Round } from '../domain/round';
import { requireRound } from '../loaders/rounds';

/** Revokes the group link. Idempotent. @throws NoSuchGame */
export const revokeGroupLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, write: RequestWrite): Promise<Stored<Round>> => {
    await requireRound(deps, caller, roundId);
    return deps.rounds.update(roundId, groupLinks.revokeGroupLink, { request: write.options.request });
  };
