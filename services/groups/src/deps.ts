import type { accounts, games, GuestAnswer, StateOf, tabs } from '@fairshare/contracts';
import type { Named, Projection } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { CourseLibrary } from './adapters/course-library/course-library';
import type { Group } from './domain/group';

/** A photo that an account has chosen, as a data URL. */
export interface Face {
  readonly photo: string;
  /** Of the data URL. */
  readonly digest: string;
}

/** What to call somebody, and how they look. */
export interface KnownAccount extends Named {
  readonly face?: Face;
}

export type AccountsProjection = Projection<typeof accounts, KnownAccount>;

/** As much of a game session as this service has a use for: when its group last played, what it is called, and whose rules were changed in it. */
export type KnownGame = Pick<StateOf<typeof games>, 'groupId' | 'lastPlayedAt' | 'name' | 'ruleChanges' | 'moneyChanges' | 'sideChanges'>;

export type GamesProjection = Projection<typeof games, KnownGame>;

/** Of a tab: whose it is. */
export type KnownTab = Pick<StateOf<typeof tabs>, 'groupId'>;

export type TabsProjection = Projection<typeof tabs, KnownTab>;

/** What the use cases of groups work on. */
export interface GroupsDeps {
  readonly groups: AggregateStore<Group>;
  readonly accounts: AccountsProjection;
  readonly games: GamesProjection;
  readonly clock: () => Date;
  /** Which group and player a guest cookie is good for, as games has it now; null: none. @throws Unavailable */
  readonly guestOf: (cookie: string) => Promise<GuestAnswer | null>;
  /** The course cards that come with the product. */
  readonly library: CourseLibrary;
  /** Somebody tried a share code that is nobody's: many of these are a search for groups. */
  readonly onCodeMissed: () => void;
}
