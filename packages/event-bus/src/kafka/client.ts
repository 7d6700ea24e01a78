import type kafkajs from 'kafkajs';
import type { Kafka, SASLOptions } from 'kafkajs';
import type { BusLogger } from '../problem';
import { registerCodecs } from './codecs';
import { checkOnlyWhileRequestsArePending } from './request-queue';

/** Milliseconds. */
const CONNECT_WITHIN = 3_000;
const ANSWER_WITHIN = 10_000;
/** kafkajs retries few times and quickly: the bus itself waits for an unavailable broker, without limit. */
const RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 4 };

/** TLS and SASL settings of a cluster; certificates in PEM. */
export interface KafkaSecurity {
  /** TLS; the authority that signed the brokers' certificates, and a certificate of our own. */
  readonly tls?: { readonly ca?: string | undefined; readonly cert?: string | undefined; readonly key?: string | undefined };
  readonly sasl?: { readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512'; readonly username: string; readonly password: string };
}

export interface Cluster {
  readonly clientId: string;
  readonly brokers: readonly string[];
  readonly security?: KafkaSecurity | undefined;
  readonly logger: BusLogger | undefined;
}

/** kafkajs is loaded here and nowhere else, so that a process without Kafka does not pay for it. */
export async function connectKafka({ clientId, brokers, security = {}, logger }: Cluster): Promise<{ kafka: Kafka; library: typeof kafkajs }> {
  const library = await import('kafkajs');
  await registerCodecs(library);
  await checkOnlyWhileRequestsArePending();
  const kafka = new library.Kafka({
    clientId,
    brokers: [...brokers],
    ...(security.tls ? { ssl: { ...security.tls } } : {}),
    ...(security.sasl ? { sasl: { ...security.sasl } as SASLOptions } : {}),
    connectionTimeout: CONNECT_WITHIN,
    requestTimeout: ANSWER_WITHIN,
    retry: RETRY,
    logLevel: library.logLevel.ERROR,
    // kafkajs or the bus retries after such an error; a lasting one is reported as a fault of the bus.
    logCreator:
      () =>
      ({ log: { message, ...details }, namespace }) => {
        const { error } = details as { error?: unknown };
        logger?.warn({ namespace, reason: String(error ?? message) }, 'kafka client');
      },
  });
  return { kafka, library };
}

/** Checks the broker on a new connection: an existing one may not have detected an outage yet. */
export async function isReachable(kafka: Kafka): Promise<boolean> {
  const admin = kafka.admin({ retry: { retries: 0 } });
  try {
    await admin.connect();
    await admin.describeCluster();
    return true;
  } catch {
    return false;
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}
