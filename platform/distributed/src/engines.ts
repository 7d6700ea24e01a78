import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startNativeKafka, startNativeMongo, startNativeRedis, type Server } from '@fairshare/engines';
import { BadEnvironment } from '@fairshare/service-kit';
import type { Environment } from './environment';

/** A server that the platform uses: one of ours, or an external one, of which only the address is known. */
export interface EngineAddress {
  readonly url: string;
  readonly server: Server | null;
}

export interface Engines {
  readonly kafka: EngineAddress;
  readonly mongo: EngineAddress;
  readonly redis: EngineAddress;
  close(): Promise<void>;
}

/**
 * Starts Kafka, a server of MongoDB's protocol and Redis, except those named in the environment. Their data stays in `dataDir`.
 * @throws BadEnvironment when one cannot be started here; the message names what is missing
 */
export async function startEngines({ KAFKA_BROKERS, MONGODB_URL, REDIS_URL }: Environment, dataDir: string): Promise<Engines> {
  async function engine(given: string | undefined, name: string, start: (options: { directory: string }) => Promise<Server>): Promise<EngineAddress> {
    if (given !== undefined) return { url: given, server: null };
    const directory = join(dataDir, name);
    await mkdir(directory, { recursive: true });
    try {
      const server = await start({ directory });
      return { url: server.url, server };
    } catch (error) {
      throw new BadEnvironment(error instanceof Error ? error.message : String(error));
    }
  }
  const [kafka, mongo, redis] = await Promise.all([
    engine(KAFKA_BROKERS?.join(','), 'kafka', startNativeKafka),
    engine(MONGODB_URL, 'mongo', startNativeMongo),
    engine(REDIS_URL, 'redis', startNativeRedis),
  ]);
  return {
    kafka,
    mongo,
    redis,
    close: async () => void (await Promise.all([kafka, mongo, redis].map(({ server }) => server?.close()))),
  };
}
