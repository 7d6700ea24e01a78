import type { GroupsDeps } from '../deps';
import { type Reader, type ShownGroup, shownGroupOf } from '../loaders/shown-group';

/** The caller's groups: the last played first, then the newest. */
export const groupsOf =
  (deps: GroupsDeps) =>
  async (caller: Reader): Promise<ShownGroup[]> => {
    const groups = await deps.groups.find('member', caller.userId);
    const found = await Promise.all(groups.map((group) => shownGroupOf(deps, caller, group)));
    return found.sort(
      (a, b) => (b.lastPlayed ?? '').localeCompare(a.lastPlayed ?? '') || b.group.state.createdAt.localeCompare(a.group.state.createdAt) || a.group.id.localeCompare(b.group.id),
    );
  };
