import type { games } from '@fairshare/contracts';
import type { Projection } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { Group } from './domain/group';

export type GamesProjection = Projection<typeof games>;

/** What the use cases of groups work on. */
export interface GroupsDeps {
  readonly groups: AggregateStore<Group>;
  readonly games: GamesProjection;
  readonly clock: () => Date;
}
