import type { ServiceName } from '../route';
import type { AggregateKind } from '../versions';
import { accounts, loginSessions } from './accounts';
import { billing } from './billing';
import type { PublishedAggregate } from './envelope';
import { games } from './games';
import { groups } from './groups';
import { settlements, tabs } from './settlements';

/** One kind of aggregate: the service that publishes it, and the services that consume it, for a projection or only to react. */
export interface Publication {
  readonly aggregate: PublishedAggregate;
  readonly owner: ServiceName;
  readonly consumers: readonly ServiceName[];
}

/** Which service publishes what to which services. A test compares it with the consumers of all services (platform/embedded/test/consumers.test.ts). */
export const PUBLICATIONS: Readonly<Record<AggregateKind, Publication>> = {
  accounts: { aggregate: accounts, owner: 'auth', consumers: ['groups', 'settlement', 'billing', 'realtime'] },
  sessions: { aggregate: loginSessions, owner: 'auth', consumers: ['realtime'] },
  billing: { aggregate: billing, owner: 'billing', consumers: ['auth', 'realtime'] },
  groups: { aggregate: groups, owner: 'groups', consumers: ['games', 'settlement', 'realtime'] },
  games: { aggregate: games, owner: 'games', consumers: ['groups', 'settlement', 'realtime'] },
  settlements: { aggregate: settlements, owner: 'settlement', consumers: ['realtime'] },
  tabs: { aggregate: tabs, owner: 'settlement', consumers: ['groups', 'realtime'] },
};

/** The kinds a service consumes. */
export function kindsConsumedBy(service: ServiceName): AggregateKind[] {
  return Object.values(PUBLICATIONS)
    .filter(({ consumers }) => consumers.includes(service))
    .map(({ aggregate }) => aggregate.kind);
}
