import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import type { Happening } from '../domain/activity';
import type { Group } from '../domain/group';
import { requireMembership } from '../loaders/membership';
import { namesFor } from '../loaders/names';

/** What happened, with what to call those who are in it. */
export interface ToldActivity {
  readonly happenings: readonly Happening[];
  /** User id → name. */
  readonly names: ReadonlyMap<string, string>;
  /** Player id → name. */
  readonly players: ReadonlyMap<string, string>;
}

/** What happened to a group, the newest first. @throws NoSuchGroup */
export const activityOf =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string): Promise<ToldActivity> => {
    const { state } = await requireMembership(deps, caller, groupId);
    return told(deps, caller, state, state.activity);
  };

/** What a person did to a group, and what was done to them: a part of the data about them. */
export const activityBy =
  (deps: GroupsDeps) =>
  ({ userId }: Pick<Caller, 'userId'>, group: Group): Promise<ToldActivity> =>
    told(
      deps,
      { userId },
      group,
      group.activity.filter(({ by, telling }) => by === userId || telling.userId === userId),
    );

async function told(deps: GroupsDeps, caller: Pick<Caller, 'userId'>, { players }: Group, activity: readonly Happening[]): Promise<ToldActivity> {
  const people = activity.flatMap(({ by, telling }) => [by, telling.userId]).filter((userId) => typeof userId === 'string');
  return { happenings: activity.toReversed(), names: await namesFor(deps, caller, people), players: new Map(players.map(({ id, name }) => [id, name])) };
}
