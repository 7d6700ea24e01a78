import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { authorshipOf } from '../domain/cells';
import * as groupLinks from '../domain/group-link';
import type { Round } from '../domain/round';
import { requireRound } from '../loaders/rounds';
import { newSecret } from '../secrets';
import { type ShownGroupLink, shownGroupLink } from '../loaders/group-link';

/** Makes a link with which each golfer of the group picks their name, or returns the existing one. @throws NoSuchGame, RoundFinished */
export const makeGroupLink =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string, write: RequestWrite): Promise<{ readonly stored: Stored<Round>; readonly link: ShownGroupLink }> => {
    const { group } = await requireRound(deps, caller, roundId);
    const secret = newSecret();
    const rule = (round: Round) => groupLinks.makeGroupLink(round, group, secret, authorshipOf(caller, deps.clock()));
    const stored = await deps.rounds.update(roundId, rule, { request: write.options.request });
    return { stored, link: shownGroupLink(deps, stored.state, group) };
  };
