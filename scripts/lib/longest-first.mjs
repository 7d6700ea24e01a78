import { createRequire } from 'node:module';
import { relative } from 'node:path';

const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** The slowest files, first. Of the four that run at once, two wait for engines and two compute, so that neither kind is left for the end. */
const LONGEST = [
  'packages/event-bus/test/kafka-3.9.test.ts',
  'platform/embedded/test/offline-model.test.ts',
  'platform/embedded/test/random-rounds.test.ts',
  'packages/event-bus/test/kafka-4.1.test.ts',
  'platform/embedded/test/abuse/fuzz.test.ts',
  'platform/embedded/test/permissions/permissions.test.ts',
  'platform/embedded/test/releases/written-before.test.ts',
  'platform/embedded/test/kill.test.ts',
  'packages/store/test/mongo.test.ts',
  'packages/event-bus/test/kafka-details.test.ts',
  'gateway/test/hanging-instances.test.ts',
  'packages/event-bus/test/kafka-letters.test.ts',
  'packages/event-bus/test/group-consumer.test.ts',
  'platform/embedded/test/abuse/aborts.test.ts',
  'platform/distributed/test/supervised-process.test.ts',
  'gateway/test/slow-clients.test.ts',
  'packages/testing/test/engines.test.ts',
  'services/settlement/test/kafka.test.ts',
];

/** The index of a file in the list above; files that are not listed come last. */
function place({ path, context }) {
  const index = LONGEST.indexOf(relative(context.config.rootDir, path).replaceAll('\\', '/'));
  return index < 0 ? LONGEST.length : index;
}

/** The order of jest's test files. Jest sorts by previous durations, which a clean checkout does not have. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => place(one) - place(other));
  }
}
