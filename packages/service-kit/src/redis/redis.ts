import type { Logger } from '../core/logger';
import { limitCommandTime, type TimedClient, type RedisClient } from './command-timeout';

/** Milliseconds. */
const CONNECT_WITHIN = 1_000;
const ANSWER_WITHIN = 300;
const PING_EVERY = 500;
/** A connection on which nothing moves for this long, not even the answer to a ping, is given up for a new one. */
const STILL_AT_MOST = 1_500;
const RETRY_AT_MOST = 500;

/** Redis, as a process uses it: a cache that may go away and comes back by itself. */
export interface Redis {
  /** For commands. One that is not answered within 300 ms fails, and so do, at once, those that follow until Redis answers again. */
  readonly client: RedisClient;
  /** When Redis answered again after it had not, as `performance.now()`; -Infinity: it was never away. */
  readonly backSince: number;
  /** Another connection of the same kind. A waiting one keeps what is asked of it until Redis is there: for subscriptions. */
  another(kind: 'failing' | 'waiting'): RedisClient;
  close(): Promise<void>;
}

/** Connects in the background and goes on trying: no process waits for Redis, or ends with it. The library is loaded here and nowhere else. `ca`: who signed its certificate, in PEM. */
export async function connectRedis(url: string, logger: Logger, ca?: string): Promise<Redis> {
  const { createClient } = await import('redis');
  const opened: RedisClient[] = [];
  let isClosed = false;

  function open(kind: 'failing' | 'waiting'): TimedClient {
    const failing = kind === 'failing';
    const client = createClient({
      url,
      disableOfflineQueue: failing,
      pingInterval: PING_EVERY,
      commandOptions: { timeout: undefined },
      socket: {
        ...(ca === undefined ? {} : { tls: true as const, ca }),
        connectTimeout: CONNECT_WITHIN,
        socketTimeout: STILL_AT_MOST,
        reconnectStrategy: (retries) => Math.min(20 * 2 ** retries, RETRY_AT_MOST),
      },
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
    return failing ? limitCommandTime(client, ANSWER_WITHIN) : { client, backSince: () => -Infinity };
  }

  const { client, backSince } = open('failing');
  return {
    client,
    get backSince() {
      return backSince();
    },
    another: (kind) => open(kind).client,
    close: async () => {
      isClosed = true;
      for (const client of opened) client.destroy();
    },
  };
}
