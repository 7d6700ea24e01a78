import type { games, groups } from '@fairshare/contracts';
import type { NamesProjection, Projection } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { PageSizes } from './domain/move-lines';
import type { TabPage } from './domain/older-lines';
import type { SavedResult } from './domain/saved-result';
import type { Tab } from './domain/tab';
import type { RoundSummaries } from './loaders/round-summaries';

export type GamesProjection = Projection<typeof games>;
export type GroupsProjection = Projection<typeof groups>;

/** The dependencies of settlement's use cases. */
export interface SettlementDeps {
  readonly results: AggregateStore<SavedResult>;
  readonly tabs: AggregateStore<Tab>;
  /** Older lines of tabs. */
  readonly tabPages: AggregateStore<TabPage>;
  readonly pageSizes: PageSizes;
  readonly games: GamesProjection;
  readonly groups: GroupsProjection;
  readonly accounts: NamesProjection;
  readonly summaries: RoundSummaries;
  readonly clock: () => Date;
}
