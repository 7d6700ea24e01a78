import type { Season } from '@fairshare/golf-rules';
import type { Caller } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { requireGroup } from '../loaders/group';
import { roundsOfGroup } from '../loaders/rounds';
import { seasonAt } from '../loaders/seasons';

/** The seasons in which rounds were created, and the current season, newest first. @throws NoSuchGroup */
export const seasonsOfGroup =
  (deps: SettlementDeps) =>
  async (caller: Caller, groupId: string): Promise<Season[]> => {
    const group = await requireGroup(deps, caller, groupId);
    const rounds = await roundsOfGroup(deps, group);
    const instants = [deps.clock().toISOString(), ...rounds.map(({ round }) => round.state.createdAt)];
    const seasons = new Map(instants.map((at) => seasonAt(at, group)).map((season) => [season.id, season]));
    return [...seasons.values()].sort((a, b) => b.id.localeCompare(a.id));
  };
