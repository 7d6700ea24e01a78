import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { authorshipOf } from '../domain/cells';
import * as links from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { requireRound } from '../loaders/rounds';
import { newSecret } from '../secrets';
import { shownLink, type WithLink } from '../loaders/scoring-links';

/** Makes a link to score a round as one of its players, or returns the existing one. @throws NoSuchGame, RoundFinished, UnknownPlayer, NotPlaying */
export const makeScoringLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, playerId: string, write: RequestWrite): Promise<WithLink> => {
    const { group } = await requireRound(deps, caller, roundId);
    const secret = newSecret();
    const rule = (round: Round) => links.makeScoringLink(round, group, { playerId, secret }, authorshipOf(caller, deps.clock()));
    const stored = await deps.rounds.update(roundId, rule, { request: write.options.request });
    return { stored, link: shownLink(deps, stored.state, group, playerId) };
  };
