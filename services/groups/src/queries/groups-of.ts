import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { claimsOf, playerIdOf } from '../domain/claims';
import { isRestorableBy } from '../domain/deletion';
import type { Group } from '../domain/group';
import { GROUPS_MAX, requireMembership } from '../loaders/membership';
import { digestsFor } from '../loaders/faces';
import { namesFor } from '../loaders/names';

/** A group as somebody is shown it. */
export interface ShownGroup {
  readonly group: Stored<Group>;
  /** The time of the latest score or card of any of its games. */
  readonly lastPlayed: string | null;
  /** The player they say to be. */
  readonly me: string | null;
  /** Player id → what to call the member who says to be that player. */
  readonly claims: Readonly<Record<string, string>>;
  /** Player id → digest of that member's photo. */
  readonly photos: Readonly<Record<string, string>>;
}

type Reader = Pick<Caller, 'userId'>;

/** One group of the caller. @throws NoSuchGroup */
export const groupOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<ShownGroup> =>
    shownTo(deps, caller, await requireMembership(deps, caller, groupId));

/** The caller's groups: the last played first, then the newest. */
export const groupsOf =
  (deps: GroupsDeps) =>
  async (caller: Reader): Promise<ShownGroup[]> => {
    const groups = await deps.groups.find('member', caller.userId);
    const found = await Promise.all(groups.map((group) => shownTo(deps, caller, group)));
    return found.sort(
      (a, b) => (b.lastPlayed ?? '').localeCompare(a.lastPlayed ?? '') || b.group.state.createdAt.localeCompare(a.group.state.createdAt) || a.group.id.localeCompare(b.group.id),
    );
  };

/** The deleted groups that the caller was in and can restore, the last deleted first. */
export const deletedGroupsOf =
  (deps: GroupsDeps) =>
  async (caller: Reader): Promise<ShownGroup[]> => {
    const now = deps.clock().toISOString();
    const groups = (await deps.groups.find('formerMember', caller.userId, { limit: GROUPS_MAX })).filter(({ state }) => isRestorableBy(state, caller.userId, now));
    const found = await Promise.all(groups.map((group) => shownTo(deps, caller, group)));
    return found.sort((a, b) => (b.group.state.deletion?.at ?? '').localeCompare(a.group.state.deletion?.at ?? ''));
  };

/** Adds what games and accounts say of it, and who the reader is in it. */
export async function shownTo(deps: Pick<GroupsDeps, 'games' | 'accounts'>, reader: Reader, group: Stored<Group>): Promise<ShownGroup> {
  const sessions = await deps.games.find('group', group.id);
  const times = sessions.flatMap((session) => session.state?.lastPlayedAt ?? []);
  const claims = claimsOf(group.state);
  const names = await namesFor(
    deps,
    reader,
    claims.map(({ userId }) => userId),
  );
  return {
    group,
    lastPlayed: times.sort().at(-1) ?? null,
    me: playerIdOf(group.state, reader.userId),
    claims: Object.fromEntries(claims.map(({ playerId, userId }) => [playerId, names.get(userId) ?? ''])),
    photos: await digestsFor(deps, claims),
  };
}
