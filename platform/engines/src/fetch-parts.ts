/**
 * Prepares what the tests' engines and tools are made from, so that no test waits for a download or a compiler. Parts whose tools are missing on this
 * machine are left out: the tests that need them report it.
 */
import { KAFKA_VERSIONS, composeReader, kafkaJars, kustomizeBinary, mongoClassPath, promtoolBinary, stripeMockBinary, whyNoTool, whyNot } from './parts';

/** Downloads wait for the network and builds for the processor: one row each, and the parts of a row one after the other. */
const ROWS = [
  [...KAFKA_VERSIONS.map((version) => ({ missing: whyNot.kafka(version), fetch: () => kafkaJars(version) })), { missing: whyNot.mongo(), fetch: mongoClassPath }],
  [
    { missing: whyNoTool.compose(), fetch: composeReader },
    { missing: whyNoTool.kustomize(), fetch: kustomizeBinary },
    { missing: whyNoTool.promtool(), fetch: promtoolBinary },
    { missing: whyNot['stripe-mock'](), fetch: stripeMockBinary },
  ],
];

async function fetchParts(): Promise<void> {
  await Promise.all(
    ROWS.map(async (row) => {
      for (const { missing, fetch } of row) if (missing === null) await fetch();
    }),
  );
}

fetchParts().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
