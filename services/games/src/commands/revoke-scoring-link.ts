import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import * as links from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { requireRound } from '../loaders/rounds';

/** Revokes a link; the guest who scores with it loses access. Idempotent. @throws NoSuchGame */
export const revokeScoringLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, playerId: string, write: RequestWrite): Promise<Stored<Round>> => {
    await requireRound(deps, caller, roundId);
    return deps.rounds.update(roundId, (round) => links.revokeScoringLink(round, playerId), { request: write.options.request });
  };
