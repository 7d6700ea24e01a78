import type { games } from '@fairshare/contracts';
import type { Projection } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import { addCustomCard } from './commands/add-custom-card';
import { createGroup } from './commands/create-group';
import { joinGroup } from './commands/join-group';
import { removeAccount } from './commands/remove-account';
import { removeCustomCard } from './commands/remove-custom-card';
import type { Group } from './domain/group';
import { groupOf, groupsOf, withPlay } from './queries/groups-of';
import type { Stored } from '@fairshare/store';

export type GamesProjection = Projection<typeof games>;

export interface GroupsDeps {
  readonly groups: AggregateStore<Group>;
  readonly games: GamesProjection;
  readonly clock: () => Date;
}

/** Everything the groups service can do. */
export const createGroupsApplication = (deps: GroupsDeps) => ({
  createGroup: createGroup(deps),
  joinGroup: joinGroup(deps),
  addCustomCard: addCustomCard(deps),
  removeCustomCard: removeCustomCard(deps),
  removeAccount: removeAccount(deps),
  groupOf: groupOf(deps),
  groupsOf: groupsOf(deps),
  withPlay: (group: Stored<Group>) => withPlay(deps, group),
});

export type GroupsApplication = ReturnType<typeof createGroupsApplication>;
