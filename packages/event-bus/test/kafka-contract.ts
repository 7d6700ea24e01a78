import { ENGINE_START, describeOnEngines, sharedKafka, sharedMongo, type KafkaVersion } from '@fairshare/testing';
import { describeEventBus } from './bus-contract';
import { prepareKafka } from './kafka-under-test';

/** The port's suite against a broker of one version. Each version has its own file, so that they run in parallel. */
export function describeKafka(version: KafkaVersion): void {
  describeOnEngines(['kafka', 'mongo'], `the kafka bus on Kafka ${version}`, () => {
    let urls: [string, string];
    beforeAll(async () => {
      urls = await Promise.all([sharedKafka(version), sharedMongo()]);
    }, ENGINE_START);

    describeEventBus('it', () => prepareKafka(...urls));
  });
}
