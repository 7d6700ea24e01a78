import { describeDelivery } from './contract/delivery';
import { describeFailures } from './contract/failures';
import { describeRestarts } from './contract/restarts';
import type { PrepareBus } from './contract/under-test';

/** What every adapter of the event bus does, in the port's words. `prepare` gives each test a bus of its own. */
export function describeEventBus(name: string, prepare: PrepareBus): void {
  describe(`${name} delivers`, () => describeDelivery(prepare));
  describe(`${name} in failures`, () => describeFailures(prepare));
  describe(`${name} over restarts`, () => describeRestarts(prepare));
}
