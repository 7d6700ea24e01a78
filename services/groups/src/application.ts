import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { CourseSearch } from './adapters/course-library/course-library';
import * as members from './commands/change-group';
import { addCourse } from './commands/add-course';
import { changePlayer } from './commands/change-player';
import { createGroup } from './commands/create-group';
import { deleteGroup, purgeGroups, removeAccount, restoreGroup } from './commands/delete-group';
import { followPayments } from './commands/follow-payments';
import { followRounds, tellRuleChanges } from './commands/follow-rounds';
import { joinGroup } from './commands/join-group';
import { keepGuestRound } from './commands/keep-guest-round';
import type { Group } from './domain/group';
import type { GroupsDeps } from './deps';
import { activityBy, activityOf } from './queries/activity-of';
import { courseOf } from './queries/course-of';
import { deletedGroupsOf, groupOf, groupsOf, shownTo } from './queries/groups-of';
import { photoOf } from './queries/photo-of';
import { joinRequestsOf, membersOf } from './queries/members-of';

/** Everything the groups service can do. */
export const createGroupsApplication = (deps: GroupsDeps) => ({
  createGroup: createGroup(deps),
  joinGroup: joinGroup(deps),
  keepGuestRound: keepGuestRound(deps),
  changeGroup: members.changeGroup(deps),
  renewShareCode: members.renewShareCode(deps),
  addCustomCard: members.addCustomCard(deps),
  removeCustomCard: members.removeCustomCard(deps),
  addCourse: addCourse(deps),
  changeCourse: members.changeCourse(deps),
  removeCourse: members.removeCourse(deps),
  tellRuleChanges: tellRuleChanges(deps),
  addPlayer: members.addPlayer(deps),
  changePlayer: changePlayer(deps),
  archivePlayer: members.archivePlayer(deps),
  restorePlayer: members.restorePlayer(deps),
  claimPlayer: members.claimPlayer(deps),
  releasePlayer: members.releasePlayer(deps),
  removeMember: members.removeMember(deps),
  handOver: members.handOver(deps),
  keepGroup: members.keepGroup(deps),
  approveJoinRequest: members.approveJoinRequest(deps),
  declineJoinRequest: members.declineJoinRequest(deps),
  deleteGroup: deleteGroup(deps),
  restoreGroup: restoreGroup(deps),
  purgeGroups: purgeGroups(deps),
  removeAccount: removeAccount(deps),
  followPayments: followPayments(deps),
  followRounds: followRounds(deps),
  groupOf: groupOf(deps),
  groupsOf: groupsOf(deps),
  deletedGroupsOf: deletedGroupsOf(deps),
  photoOf: photoOf(deps),
  membersOf: membersOf(deps),
  joinRequestsOf: joinRequestsOf(deps),
  findCourses: (search: CourseSearch) => deps.library.find(search),
  courseOf: courseOf(deps),
  activityOf: activityOf(deps),
  activityBy: activityBy(deps),
  shownTo: (caller: Pick<Caller, 'userId'>, group: Stored<Group>) => shownTo(deps, caller, group),
});

export type GroupsApplication = ReturnType<typeof createGroupsApplication>;
