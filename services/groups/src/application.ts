import type { Stored } from '@fairshare/store';
import { addCustomCard } from './commands/add-custom-card';
import { createGroup } from './commands/create-group';
import { joinGroup } from './commands/join-group';
import { removeAccount } from './commands/remove-account';
import { removeCustomCard } from './commands/remove-custom-card';
import type { Group } from './domain/group';
import type { GroupsDeps } from './deps';
import { groupOf, groupsOf, withPlay } from './queries/groups-of';
import { membersOf } from './queries/members-of';

/** Everything the groups service can do. */
export const createGroupsApplication = (deps: GroupsDeps) => ({
  createGroup: createGroup(deps),
  joinGroup: joinGroup(deps),
  addCustomCard: addCustomCard(deps),
  removeCustomCard: removeCustomCard(deps),
  removeAccount: removeAccount(deps),
  groupOf: groupOf(deps),
  groupsOf: groupsOf(deps),
  membersOf: membersOf(deps),
  withPlay: (group: Stored<Group>) => withPlay(deps, group),
});

export type GroupsApplication = ReturnType<typeof createGroupsApplication>;
