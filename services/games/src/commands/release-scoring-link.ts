import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import * as links from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { requireRound } from '../loaders/rounds';
import { shownLink, type WithLink } from '../loaders/scoring-links';

/** Unbinds a link from the browser that opened it, so that another browser may open it. Idempotent. @throws NoSuchGame, NoSuchScoringLink, RoundFinished */
export const releaseScoringLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, playerId: string, write: RequestWrite): Promise<WithLink> => {
    const { group } = await requireRound(deps, caller, roundId);
    const rule = (round: Round) => links.releaseScoringLink(round, group, playerId, deps.clock().toISOString());
    const stored = await deps.rounds.update(roundId, rule, { request: write.options.request });
    return { stored, link: shownLink(deps, stored.state, group, playerId) };
  };
