import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { claimsOf, playerIdOf } from '../domain/claims';
import type { Group } from '../domain/group';
import { digestsFor } from './faces';
import { namesFor } from './names';

/** A group as shown to a reader. */
export interface ShownGroup {
  readonly group: Stored<Group>;
  /** The time of the latest score or card of any of its games. */
  readonly lastPlayed: string | null;
  /** The player the reader claims. */
  readonly me: string | null;
  /** Player id → name of the member who claims that player. */
  readonly claims: Readonly<Record<string, string>>;
  /** Player id → digest of that member's photo. */
  readonly photos: Readonly<Record<string, string>>;
}

export type Reader = Pick<Caller, 'userId'>;

/** Adds the data of games and accounts to a group, and the player of the reader. */
export async function shownGroupOf(deps: Pick<GroupsDeps, 'games' | 'accounts'>, reader: Reader, group: Stored<Group>): Promise<ShownGroup> {
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
