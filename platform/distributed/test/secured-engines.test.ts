import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createKafkaBus } from '@fairshare/event-bus';
import { makeCertificate, startNativeKafka, startNativeMongo, startNativeRedis, type KafkaUser } from '@fairshare/engines';
import { StoreAway, openMongo } from '@fairshare/store';
import { ENGINE_START, describeOnEngines, eventually } from '@fairshare/testing';
import { join } from 'node:path';
import { Scorer } from './support/scorer';
import { startForTest, type PlatformUnderTest } from './support/start';
import { Watcher } from './support/watcher';

const USER: KafkaUser = { name: 'fairshare', password: 'a-password-of-the-broker' };
const WITHIN = { within: 30_000 };

/** The platform on engines like those of a hosting provider: all of them with TLS, Kafka with user name and password. */
describeOnEngines(['kafka', 'mongo', 'redis'], 'on engines that demand TLS and a name', () => {
  let folder = '';
  let platform: PlatformUnderTest;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairshare-tls-'));
    const certificate = await makeCertificate(folder);
    const [kafka, mongo, redis] = await Promise.all([startNativeKafka({ certificate, user: USER }), startNativeMongo({ certificate }), startNativeRedis({ certificate })]);
    const ca = certificate.certificate;
    platform = await startForTest({
      engines: { kafka, mongo, redis },
      environment: {
        KAFKA_SSL: 'true',
        KAFKA_SSL_CA_FILE: ca,
        KAFKA_SASL_MECHANISM: 'scram-sha-512',
        KAFKA_SASL_USERNAME: USER.name,
        KAFKA_SASL_PASSWORD: USER.password,
        MONGODB_CA_FILE: ca,
        REDIS_CA_FILE: ca,
      },
    });
  }, ENGINE_START);
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true, force: true });
  }, ENGINE_START);

  test('when a score is written, then it is stored, paid out and sent on', async () => {
    const scorer = await Scorer.register(platform, 0);
    const watchers = platform.urls.map((url) => new Watcher(url, scorer));
    await eventually(() => watchers.every(({ isConnected }) => isConnected), Boolean, WITHIN);
    await scorer.writeOne();
    await eventually(
      () => watchers.map(({ seen }) => JSON.stringify(seen)),
      (all) => all.every((seen) => seen === JSON.stringify(scorer.strokes)),
      WITHIN,
    );
    expect(
      await eventually(
        () => scorer.troubles(),
        (troubles) => troubles.length === 0,
        WITHIN,
      ),
    ).toEqual([]);
    watchers.forEach((watcher) => watcher.close());
    const figures = async () => (await fetch(`${platform.instance('realtime-1').url}/metrics`)).text();
    for (const dependency of ['store', 'broker', 'redis']) {
      await eventually(figures, (text) => text.includes(`dependency_up{dependency="${dependency}",service="realtime"} 1`), WITHIN);
    }
  });

  test('when a client does not know the authority, then it connects to no engine', async () => {
    const stranger = openMongo({ url: platform.engines.mongo.url, database: 'stranger' });
    await expect(stranger.ping()).rejects.toThrow(StoreAway);
    const logged: object[] = [];
    const note = (details: object) => void logged.push(details);
    const security = { tls: {}, sasl: { mechanism: 'scram-sha-512', username: USER.name, password: USER.password } } as const;
    const bus = createKafkaBus({ service: 'games', brokers: [platform.engines.kafka.url], security, consumers: stranger.consumers, logger: { warn: note, error: note } });
    await bus.start();
    await eventually(
      () => logged.length,
      (count) => count > 0,
      WITHIN,
    );
    expect(bus.caughtUp()).toBe(false);
    expect(JSON.stringify(logged)).not.toContain(USER.password);
    await bus.close();
    await stranger.close();
  });
});
