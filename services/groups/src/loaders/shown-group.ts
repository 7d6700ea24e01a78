import type { Caller } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { claimsOf, playerIdOf } from '../domain/claims';
import type { Group } from '../domain/group';
import { digestsFor } from './faces';
import { namesFor } from './names';

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

export type Reader = Pick<Caller, 'userId'>;

/** Adds what games and accounts say of it, and who the reader is in it. */
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
