import type { GroupState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { Stamp } from './domain/cells';
import type { Calendars, Sessions } from './games-store';

/** The groups as this service knows them, with their owner asked before anyone is refused because of that. */
export interface Groups {
  /** For whoever holds a link; null: unknown here, or deleted. */
  known(groupId: string): Promise<GroupState | null>;
  /** @throws the 404 refusal for anyone but a member: the group's existence is not revealed. */
  forMember(caller: Pick<Caller, 'userId'>, groupId: string): Promise<GroupState>;
  /** Decides with the group as it is known; if that does not know a card the request names, once more with what its owner says. */
  decide<T>(caller: Caller, groupId: string, decision: (group: GroupState) => Promise<T>): Promise<T>;
}

/** Access now; or none, since `lapsedAt` (ISO 8601) or ever (null). */
export type CallerAccess = { readonly has: true } | { readonly has: false; readonly lapsedAt: string | null };

/** Whether a caller has access now and, if not, since when not. @throws Unavailable while that cannot be told. */
export type AccessOf = (caller: Caller) => Promise<CallerAccess>;

/** What the use cases of games work on. */
export interface GamesDeps {
  readonly sessions: Sessions;
  readonly calendars: Calendars;
  readonly groups: Groups;
  readonly accessOf: AccessOf;
  readonly clock: () => Date;
  /** Chance: an unguessable token for a link. */
  readonly newToken: () => string;
  /** Chance: a whole number from 0 up to, not including, the one it is given. */
  readonly pick: (size: number) => number;
}

/** Who does it and when, as cells and cards record it. */
export const stampOf = (deps: Pick<GamesDeps, 'clock'>, caller: Caller): Stamp => ({ by: caller.userId, at: deps.clock().toISOString() });
