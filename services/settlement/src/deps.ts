import type { games, groups } from '@fairshare/contracts';
import type { Projection } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { SavedResult } from './domain/saved-result';
import type { RoundSummaries } from './loaders/round-summaries';

export type GamesProjection = Projection<typeof games>;
export type GroupsProjection = Projection<typeof groups>;

/** What the use cases of settlement work on. */
export interface SettlementDeps {
  readonly results: AggregateStore<SavedResult>;
  readonly games: GamesProjection;
  readonly groups: GroupsProjection;
  readonly summaries: RoundSummaries;
  readonly clock: () => Date;
}
