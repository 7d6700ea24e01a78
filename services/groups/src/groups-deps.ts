import type { accounts, games } from '@fairshare/contracts';
import type { Projection } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { Group } from './domain/group';

export type AccountsProjection = Projection<typeof accounts>;
export type GamesProjection = Projection<typeof games>;

/** What the use cases of groups work on. */
export interface GroupsDeps {
  readonly groups: AggregateStore<Group>;
  readonly accounts: AccountsProjection;
  readonly games: GamesProjection;
  readonly clock: () => Date;
}
