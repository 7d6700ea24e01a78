import type { Caller } from '@fairshare/service-kit';
import type { GroupsDeps } from '../deps';
import type { ActivityEntry } from '../domain/activity';
import type { Group } from '../domain/group';
import { namesFor } from './names';

/** Activity entries, with the names of the users and players in them. */
export interface ShownActivity {
  readonly happenings: readonly ActivityEntry[];
  /** User id → name. */
  readonly names: ReadonlyMap<string, string>;
  /** Player id → name. */
  readonly players: ReadonlyMap<string, string>;
}

export async function shownActivity(deps: GroupsDeps, caller: Pick<Caller, 'userId'>, { players }: Group, activity: readonly ActivityEntry[]): Promise<ShownActivity> {
  const people = activity.flatMap(({ by, telling }) => [by, telling.userId]).filter((userId) => typeof userId === 'string');
  return { happenings: activity.toReversed(), names: await namesFor(deps, caller, people), players: new Map(players.map(({ id, name }) => [id, name])) };
}
