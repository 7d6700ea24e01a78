import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import type { Group } from '../domain/group';
import { approve } from '../domain/membership';
import { requireMembership, requireRoomToEnter } from '../loaders/membership';
import { byMember } from './by-member';

/** @throws NoSuchRequest */
const letIn = byMember((group, doing, userId: string) => approve(group, userId, doing));

/** @throws NoSuchRequest, TooManyGroups */
export const approveJoinRequest =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite, userId: string): Promise<Written<Group>> => {
    const { state } = await requireMembership(deps, caller, groupId);
    await requireRoomToEnter(deps, state, userId);
    return letIn(deps)(caller, groupId, write, userId);
  };
