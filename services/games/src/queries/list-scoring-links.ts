import { whoPlays } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { requireRound } from '../loaders/rounds';
import { groupLinkOf, type ShownGroupLink } from '../loaders/group-link';
import { type ShownLink, linkOf } from '../loaders/scoring-links';

/** The valid links of a round: those of its players, in their order, and the group's. */
export interface ShownLinks {
  readonly links: readonly ShownLink[];
  readonly groupLink: ShownGroupLink | null;
}

/** @throws NoSuchGame */
export const listScoringLinks =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string): Promise<ShownLinks> => {
    const { stored, group } = await requireRound(deps, caller, roundId);
    const links = whoPlays(stored.state, group.players).players.flatMap((playerId) => linkOf(deps, stored.state, group, playerId) ?? []);
    return { links, groupLink: groupLinkOf(deps, stored.state, group) };
  };
