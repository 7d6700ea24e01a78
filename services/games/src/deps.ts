import type { Groups } from './adapters/groups';
import type { AccessOf } from './adapters/billing';
import type { Calendars, Sessions } from './games-store';

/** What commands and queries work with. */
export interface Deps {
  readonly sessions: Sessions;
  readonly calendars: Calendars;
  readonly groups: Groups;
  readonly accessOf: AccessOf;
  readonly clock: () => Date;
  /** Chance: a whole number from 0 up to, not including, the one it is given. */
  readonly pick: (size: number) => number;
}

/** Who does it and when, as cells and cards record it. */
export const stampOf = (deps: Pick<Deps, 'clock'>, caller: { readonly userId: string }) => ({
  by: caller.userId,
  at: deps.clock().toISOString(),
});
