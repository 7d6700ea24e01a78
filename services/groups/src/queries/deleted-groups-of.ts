import type { GroupsDeps } from '../deps';
import { isRestorableBy } from '../domain/deletion';
import { GROUPS_MAX } from '../loaders/membership';
import { type Reader, type ShownGroup, shownGroupOf } from '../loaders/shown-group';

/** The deleted groups that the caller can restore as a former member, last deleted first. */
export const deletedGroupsOf =
  (deps: GroupsDeps) =>
  async (caller: Reader): Promise<ShownGroup[]> => {
    const now = deps.clock().toISOString();
    const groups = (await deps.groups.find('formerMember', caller.userId, { limit: GROUPS_MAX })).filter(({ state }) => isRestorableBy(state, caller.userId, now));
    const found = await Promise.all(groups.map((group) => shownGroupOf(deps, caller, group)));
    return found.sort((a, b) => (b.group.state.deletion?.at ?? '').localeCompare(a.group.state.deletion?.at ?? ''));
  };
