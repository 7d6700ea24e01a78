import { coursesApi, groupCoursesApi, groupPeopleApi, groupsApi, guestsApi, type Group as GroupResource } from '@fairshare/contracts';
import { type Bound, accepted, committed, handle, ok, okPage, pageOf, readGuestCookie, type Caller, type Mounted, type Reply } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type * as useCases from '../use-cases';
import { NoSuchGroup } from '../domain/errors';
import { isMember, type Group } from '../domain/group';
import { requireStillMember } from '../loaders/membership';
import { presentActivity } from './present-activity';
import { sendPhoto } from './send-photo';
import { presentGroup } from './present-group';

/** All public routes of the groups service. */
export function routes(app: Bound<typeof useCases>): Mounted[] {
  /** Replies with the written group. */
  const written = async (caller: Caller, group: Stored<Group>): Promise<Reply<GroupResource>> =>
    committed(presentGroup(await app.shownTo(caller, group)), group, { etag: group.version });

  return [
    handle(groupsApi.createGroup, async ({ caller, body, write }) => written(caller, await app.createGroup(caller, body, write))),
    handle(groupsApi.listGroups, async ({ caller, query: { deleted, ...page }, http }) => {
      const groups = deleted === 'true' ? await app.deletedGroupsOf(caller) : await app.groupsOf(caller);
      const { entries, headers } = pageOf(groups, ({ group }) => group.id, page, http.request.path, deleted === undefined ? {} : { deleted });
      return ok(entries.map(presentGroup), { headers });
    }),
    handle(groupsApi.joinGroup, async ({ caller, body, write }) => {
      const group = await app.joinGroup(caller, body.shareCode, write);
      if (isMember(group.state, caller.userId)) return written(caller, group);
      if (group.state.waiting.some(({ userId }) => userId === caller.userId)) return accepted({ status: 'waiting' }, group);
      // A request that is retried after the user has left.
      throw new NoSuchGroup();
    }),
    handle(guestsApi.keepGuestRound, async ({ caller, write, http }) => {
      const group = await app.keepGuestRound(caller, readGuestCookie(http.request), write);
      return written(caller, requireStillMember(group, caller));
    }),
    handle(groupsApi.getGroup, async ({ caller, params }) => {
      const found = await app.groupOf(caller, params.id);
      return ok(presentGroup(found), { etag: found.group.version });
    }),
    handle(groupsApi.changeGroup, async ({ caller, params, body, write }) => written(caller, await app.changeGroup(caller, params.id, write, body))),
    handle(groupsApi.deleteGroup, async ({ caller, params, write }) => written(caller, await app.deleteGroup(caller, params.id, write))),
    handle(groupsApi.keepGroup, async ({ caller, params, write }) => written(caller, await app.keepGroup(caller, params.id, write))),
    handle(groupsApi.handOver, async ({ caller, params, body, write }) => written(caller, await app.handOver(caller, params.id, write, body.userId))),
    handle(groupsApi.restoreGroup, async ({ caller, params, write }) => written(caller, await app.restoreGroup(caller, params.id, write))),
    handle(groupsApi.renewShareCode, async ({ caller, params, write }) => written(caller, await app.renewShareCode(caller, params.id, write))),
    handle(groupsApi.addCustomCard, async ({ caller, params, body, write }) => written(caller, await app.addCustomCard(caller, params.id, write, body))),
    handle(groupsApi.removeCustomCard, async ({ caller, params, write }) => written(caller, await app.removeCustomCard(caller, params.id, write, params.cardId))),

    handle(coursesApi.findCourses, async ({ query }) => ok(await app.findCourses(query))),
    handle(coursesApi.getCourse, async ({ params }) => ok(app.courseOf(params.id))),
    handle(groupCoursesApi.addCourse, async ({ caller, params, body, write }) => written(caller, await app.addCourse(caller, params.id, write, body))),
    handle(groupCoursesApi.changeCourse, async ({ caller, params, body, write }) => written(caller, await app.changeCourse(caller, params.id, write, params.courseId, body))),
    handle(groupCoursesApi.removeCourse, async ({ caller, params, write }) => written(caller, await app.removeCourse(caller, params.id, write, params.courseId))),

    handle(groupPeopleApi.addPlayer, async ({ caller, params, body, write }) => written(caller, await app.addPlayer(caller, params.id, write, body))),
    handle(groupPeopleApi.changePlayer, async ({ caller, params, body, write }) => written(caller, await app.changePlayer(caller, params.id, write, params.playerId, body))),
    handle(groupPeopleApi.archivePlayer, async ({ caller, params, write }) => written(caller, await app.archivePlayer(caller, params.id, write, params.playerId))),
    handle(groupPeopleApi.restorePlayer, async ({ caller, params, write }) => written(caller, await app.restorePlayer(caller, params.id, write, params.playerId))),
    handle(groupPeopleApi.claimPlayer, async ({ caller, params, write }) => written(caller, await app.claimPlayer(caller, params.id, write, params.playerId))),
    handle(groupPeopleApi.getPlayerPhoto, async ({ caller, params, http }) => sendPhoto(http.response, await app.photoOf(caller, params.id, params.playerId))),
    handle(groupPeopleApi.releasePlayer, async ({ caller, params, write }) => written(caller, await app.releasePlayer(caller, params.id, write, params.playerId))),

    handle(groupsApi.listMembers, async ({ caller, params, query, http }) => okPage(await app.membersOf(caller, params.id), ({ userId }) => userId, query, http.request.path)),
    handle(groupPeopleApi.removeMember, async ({ caller, params, query, write }) =>
      committed(undefined, await app.removeMember(caller, params.id, write, params.userId, query.confirm === 'true')),
    ),
    handle(groupPeopleApi.listJoinRequests, async ({ caller, params, query, http }) =>
      okPage(await app.joinRequestsOf(caller, params.id), ({ userId }) => userId, query, http.request.path),
    ),
    handle(groupPeopleApi.approveJoinRequest, async ({ caller, params, write }) => written(caller, await app.approveJoinRequest(caller, params.id, write, params.userId))),
    handle(groupPeopleApi.declineJoinRequest, async ({ caller, params, write }) => written(caller, await app.declineJoinRequest(caller, params.id, write, params.userId))),
    handle(groupPeopleApi.listActivity, async ({ caller, params, query, http }) =>
      okPage(presentActivity(await app.activityOf(caller, params.id)), ({ id }) => id, query, http.request.path),
    ),
  ];
}
