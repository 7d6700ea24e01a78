import { groupsApi } from '@fairshare/contracts';
import { handle, pageOf, ok, committed, type Mounted } from '@fairshare/service-kit';
import type { GroupsApplication } from '../application';
import { presentGroup } from './present-group';

/** The calls of the groups service. */
export const routes = (app: GroupsApplication): Mounted[] => [
  handle(groupsApi.createGroup, async ({ caller, body, write }) => {
    const group = await app.createGroup(caller, body, write);
    return committed(presentGroup(await app.withPlay(group)), group, { etag: group.version });
  }),
  handle(groupsApi.listGroups, async ({ caller, query, http }) => {
    const groups = await app.groupsOf(caller);
    const { entries, headers } = pageOf(groups, ({ group }) => group.id, query, http.request.path);
    return ok(entries.map(presentGroup), { headers });
  }),
  handle(groupsApi.joinGroup, async ({ caller, body, write }) => {
    const group = await app.joinGroup(caller, body.shareCode, write);
    return committed(presentGroup(await app.withPlay(group)), group, { etag: group.version });
  }),
  handle(groupsApi.getGroup, async ({ caller, params }) => {
    const found = await app.groupOf(caller, params.id);
    return ok(presentGroup(found), { etag: found.group.version });
  }),
  handle(groupsApi.listMembers, async ({ caller, params, query, http }) => {
    const { entries, headers } = pageOf(await app.membersOf(caller, params.id), ({ userId }) => userId, query, http.request.path);
    return ok([...entries], { headers });
  }),
  handle(groupsApi.addCustomCard, async ({ caller, params, body, write }) => {
    const group = await app.addCustomCard(caller, params.id, body, write);
    return committed(presentGroup(await app.withPlay(group)), group, { etag: group.version });
  }),
  handle(groupsApi.removeCustomCard, async ({ caller, params, write }) => {
    const group = await app.removeCustomCard(caller, params.id, params.cardId, write);
    return committed(presentGroup(await app.withPlay(group)), group, { etag: group.version });
  }),
];
