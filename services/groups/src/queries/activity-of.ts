import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import { requireMembership } from '../loaders/membership';
import { type ShownActivity, shownActivity } from '../loaders/activity';

/** The activity of a group, newest first. @throws NoSuchGroup */
export const activityOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<ShownActivity> => {
    const { state } = await requireMembership(deps, caller, groupId);
    return shownActivity(deps, caller, state, state.activity);
  };
