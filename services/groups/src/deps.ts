import type { accounts, games, GuestAnswer, StateOf, tabs } from '@fairshare/contracts';
import type { Named, Projection } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { CourseLibrary } from './adapters/course-library/course-library';
import type { Group } from './domain/group';

/** The photo of an account, as a data URL. */
export interface Face {
  readonly photo: string;
  /** Of the data URL. */
  readonly digest: string;
}

/** The name and photo of an account. */
export interface KnownAccount extends Named {
  readonly face?: Face;
}

export type AccountsProjection = Projection<typeof accounts, KnownAccount>;

/** The projected part of a game session: its group, name, last play and rule changes. */
export type KnownGame = Pick<StateOf<typeof games>, 'groupId' | 'lastPlayedAt' | 'name' | 'ruleChanges' | 'moneyChanges' | 'sideChanges'>;

export type GamesProjection = Projection<typeof games, KnownGame>;

/** The projected part of a tab: its group. */
export type KnownTab = Pick<StateOf<typeof tabs>, 'groupId'>;

export type TabsProjection = Projection<typeof tabs, KnownTab>;

/** The dependencies of the groups service's use cases. */
export interface GroupsDeps {
  readonly groups: AggregateStore<Group>;
  readonly accounts: AccountsProjection;
  readonly games: GamesProjection;
  readonly clock: () => Date;
  /** The group and player a guest cookie is valid for, fetched from games; null: none. @throws Unavailable */
  readonly guestOf: (cookie: string) => Promise<GuestAnswer | null>;
  /** The course cards that come with the product. */
  readonly library: CourseLibrary;
  /** Called when a user tries an unknown share code. Many such attempts indicate a search for groups. */
  readonly onCodeMissed: () => void;
}
