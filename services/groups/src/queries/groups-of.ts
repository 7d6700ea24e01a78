import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import type { Group } from '../domain/group';
import { requireMembership } from '../loaders/membership';

/** A group with the time of the latest score or card of any of its games. */
export interface GroupWithPlay {
  readonly group: Stored<Group>;
  readonly lastPlayed: string | null;
}

/** One group of the caller. @throws NoSuchGroup */
export const groupOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<GroupWithPlay> =>
    withPlay(deps, await requireMembership(deps, caller, groupId));

/** The caller's groups: the last played first, then the newest. */
export const groupsOf =
  (deps: GroupsDeps) =>
  async (caller: Pick<Caller, 'userId'>): Promise<GroupWithPlay[]> => {
    const groups = await deps.groups.find('member', caller.userId);
    const found = await Promise.all(groups.map((group) => withPlay(deps, group)));
    return found.sort(
      (a, b) => (b.lastPlayed ?? '').localeCompare(a.lastPlayed ?? '') || b.group.state.createdAt.localeCompare(a.group.state.createdAt) || a.group.id.localeCompare(b.group.id),
    );
  };

/** Adds what games says of it to a group that was just written. */
export async function withPlay({ games }: Pick<GroupsDeps, 'games'>, group: Stored<Group>): Promise<GroupWithPlay> {
  const sessions = await games.find('group', group.id);
  const times = sessions.flatMap((session) => session.state?.lastPlayedAt ?? []);
  return { group, lastPlayed: times.sort().at(-1) ?? null };
}
