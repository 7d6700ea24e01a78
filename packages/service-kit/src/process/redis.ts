import type { RedisClientType } from 'redis';
import type { Logger } from '../logger';

/** Milliseconds. */
const CONNECT_WITHIN = 1_000;
const ANSWER_WITHIN = 500;
const PING_EVERY = 1_000;
const RETRY_AT_MOST = 500;

export type RedisClient = RedisClientType;

/** Redis, as a process uses it: a cache that may go away and comes back by itself. */
export interface Redis {
  /** For commands. While Redis is away they fail at once; one that is not answered soon fails too. */
  readonly client: RedisClient;
  /** Another connection of the same kind. A waiting one keeps what is asked of it until Redis is there: for subscriptions. */
  another(kind: 'failing' | 'waiting'): RedisClient;
  close(): Promise<void>;
}

/** Connects in the background and goes on trying: no process waits for Redis, or ends with it. The library is loaded here and nowhere else. `ca`: who signed its certificate, in PEM. */
export async function connectRedis(url: string, logger: Logger, ca?: string): Promise<Redis> {
  const { createClient } = await import('redis');
  const opened: RedisClient[] = [];
  let isClosed = false;

  function open(kind: 'failing' | 'waiting'): RedisClient {
    const failing = kind === 'failing';
    const client = createClient({
      url,
      disableOfflineQueue: failing,
      pingInterval: PING_EVERY,
      commandOptions: failing ? { timeout: ANSWER_WITHIN } : {},
      socket: { ...(ca === undefined ? {} : { tls: true as const, ca }), connectTimeout: CONNECT_WITHIN, reconnectStrategy: (retries) => Math.min(20 * 2 ** retries, RETRY_AT_MOST) },
    }) as unknown as RedisClient;
    let isAway = false;
    client.on('error', (err: unknown) => {
      if (!isAway && !isClosed) logger.warn({ err }, 'Redis is away; trying again');
      isAway = true;
    });
    client.on('ready', () => {
      if (isAway) logger.warn('Redis is back');
      isAway = false;
    });
    // It resolves once connected, and fails only when it is closed before.
    client.connect().catch(() => undefined);
    opened.push(client);
    return client;
  }

  return {
    client: open('failing'),
    another: open,
    close: async () => {
      isClosed = true;
      for (const client of opened) client.destroy();
    },
  };
}
