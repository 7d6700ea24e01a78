import { describeDelivery } from './contract/delivery';
import { describeFailures } from './contract/failures';
import { describeRestarts } from './contract/restarts';
import type { PrepareBus } from './contract/under-test';

/** The contract tests for every adapter of the event bus. `prepare` gives each test its own bus. */
export function describeEventBus(name: string, prepare: PrepareBus): void {
  describe(`${name} delivers`, () => describeDelivery(prepare));
  describe(`${name} in failures`, () => describeFailures(prepare));
  describe(`${name} over restarts`, () => describeRestarts(prepare));
}
