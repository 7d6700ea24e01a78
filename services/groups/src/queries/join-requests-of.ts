import type { JoinRequest } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import { requireMembership } from '../loaders/membership';
import { nameFor } from '../loaders/names';

/** The pending join requests, in the order they arrived. @throws NoSuchGroup */
export const joinRequestsOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<JoinRequest[]> => {
    const { state } = await requireMembership(deps, caller, groupId);
    return Promise.all(state.waiting.map(async ({ userId, askedAt }) => ({ userId, name: await nameFor(deps, caller, userId), askedAt })));
  };
