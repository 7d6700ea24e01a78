import { describeAggregates } from './contract/aggregates';
import { describeConsumers } from './contract/consumers';
import { describeConcurrency } from './contract/concurrency';
import { describeDeletion } from './contract/deletion';
import { describeLimits } from './contract/limits';
import { describeLookups } from './contract/lookups';
import { describeProjections } from './contract/projections';
import { describePruning } from './contract/pruning';
import { describeReleases } from './contract/releases';
import { describeRequests } from './contract/requests';
import { describeSearch } from './contract/search';
import type { PrepareStorage } from './contract/under-test';

/** The contract tests for every adapter of the storage port. `prepare` gives each test its own empty engine. */
export function describeStorage(name: string, prepare: PrepareStorage): void {
  describe(`${name} keeps aggregates`, () => {
    describeAggregates(prepare);
    describeDeletion(prepare);
    describeLookups(prepare);
    describeRequests(prepare);
    describeConcurrency(prepare);
    describeLimits(prepare);
    describePruning(prepare);
  });
  describe(`${name} is used by two releases`, () => describeReleases(prepare));
  describe(`${name} keeps projections`, () => describeProjections(prepare));
  describe(`${name} searches projections`, () => describeSearch(prepare));
  describe(`${name} keeps what consumers know of themselves`, () => describeConsumers(prepare));
}
