import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import { requireMembership } from '../loaders/membership';
import { type ShownGroup, shownGroupOf } from '../loaders/shown-group';

/** One group of the caller. @throws NoSuchGroup */
export const groupOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<ShownGroup> =>
    shownGroupOf(deps, caller, await requireMembership(deps, caller, groupId));
