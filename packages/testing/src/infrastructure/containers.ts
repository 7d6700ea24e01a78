import { NEWEST_KAFKA, STRIPE_MOCK_VERSION, freePort, type KafkaVersion } from '@fairshare/engines';
import { GenericContainer, Wait, getContainerRuntimeClient, type StartedTestContainer } from 'testcontainers';
import type { Engine } from './engine';

const KAFKA_PORT = 9092;
const MONGO_PORT = 27017;
const REDIS_PORT = 6379;
const STRIPE_MOCK_PORT = 12111;

/** Milliseconds within which an engine has to start, without the download of its image. */
const START_WITHIN = 60_000;

/** An engine that runs in a container, on a port that stays the same over restarts. */
function engineOf(container: StartedTestContainer, url: string): Engine {
  const runtime = async () => (await getContainerRuntimeClient()).container.getById(container.getId());
  return {
    url,
    kill: async () => void (await (await runtime()).kill()),
    pause: async () => void (await (await runtime()).pause()),
    resume: async () => void (await (await runtime()).unpause()),
    async restart() {
      const running = await runtime();
      if ((await running.inspect()).State.Running) await running.stop();
      await running.start();
    },
    close: async () => void (await container.stop()),
  };
}

/** Starts one broker that is its own controller. */
export async function startKafkaContainer(version: KafkaVersion = NEWEST_KAFKA): Promise<Engine> {
  const port = await freePort();
  const container = await new GenericContainer(`apache/kafka:${version}`)
    .withExposedPorts({ container: KAFKA_PORT, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_LISTENERS: `PLAINTEXT://:${KAFKA_PORT},CONTROLLER://:9093`,
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '4',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .withStartupTimeout(START_WITHIN)
    .start();
  return engineOf(container, `127.0.0.1:${port}`);
}

export async function startMongoContainer(): Promise<Engine> {
  const port = await freePort();
  const container = await new GenericContainer('mongo:8')
    .withExposedPorts({ container: MONGO_PORT, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .withStartupTimeout(START_WITHIN)
    .start();
  return engineOf(container, `mongodb://127.0.0.1:${port}`);
}

export async function startRedisContainer(): Promise<Engine> {
  const port = await freePort();
  const container = await new GenericContainer('redis:8')
    .withExposedPorts({ container: REDIS_PORT, host: port })
    .withCommand(['redis-server', '--save', '', '--appendonly', 'no'])
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
    .withStartupTimeout(START_WITHIN)
    .start();
  return engineOf(container, `redis://127.0.0.1:${port}`);
}

export async function startStripeMockContainer(): Promise<Engine> {
  const port = await freePort();
  const container = await new GenericContainer(`stripe/stripe-mock:v${STRIPE_MOCK_VERSION}`)
    .withExposedPorts({ container: STRIPE_MOCK_PORT, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Listening for HTTP at/))
    .withStartupTimeout(START_WITHIN)
    .start();
  return engineOf(container, `http://127.0.0.1:${port}`);
}
