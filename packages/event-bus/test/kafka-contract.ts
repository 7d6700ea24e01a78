import { ENGINE_START, describeOnEngines, sharedKafka, sharedMongo, type KafkaVersion } from '@fairshare/testing';
import { describeEventBus } from './bus-contract';
import { prepareKafka } from './kafka-under-test';

/** The suite of the port against a broker of one version; each version in a file of its own, so that they run side by side. */
export function describeKafka(version: KafkaVersion): void {
  // Each test makes topics and joins groups of its own, on engines that share the machine.
  jest.setTimeout(60_000);

  describeOnEngines(['kafka', 'mongo'], `the kafka bus on Kafka ${version}`, () => {
    let urls: [string, string];
    beforeAll(async () => {
      urls = await Promise.all([sharedKafka(version), sharedMongo()]);
    }, ENGINE_START);

    describeEventBus('it', () => prepareKafka(...urls));
  });
}
