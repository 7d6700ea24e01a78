import { randomBytes } from 'node:crypto';
import { createKafkaBus } from '@fairshare/event-bus';
import { openMongo } from '@fairshare/store';
import { describeOnEngines, ENGINE_START, sharedKafka, sharedMongo } from '@fairshare/testing';
import { HAPPENINGS } from './golfers';
import { startNotifications, type NotificationsUnderTest } from './start-notifications';

describeOnEngines(['kafka', 'mongo'], 'notifications on Kafka and MongoDB', () => {
  let here: NotificationsUnderTest;

  beforeAll(async () => {
    const run = `test-${randomBytes(6).toString('hex')}`;
    const [broker, url] = await Promise.all([sharedKafka(), sharedMongo()]);
    here = await startNotifications({
      patience: 100_000,
      adapters: (service) => {
        const storage = openMongo({ url, database: `${run}-${service}` });
        return { storage, bus: createKafkaBus({ service, brokers: [broker], consumers: storage.consumers, outbox: storage.outbox, prefix: `${run}.` }) };
      },
    });
  }, ENGINE_START);
  afterAll(() => here.close());

  it.each(HAPPENINGS)('when %s, then those concerned get it encrypted and signed', (...happening) => here.isNotified(...happening));
});
