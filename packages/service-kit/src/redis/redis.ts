import type { Logger } from '../core/logger';
import { limitCommandTime, type TimedClient, type RedisClient } from './command-timeout';

/** Milliseconds. */
const CONNECT_WITHIN = 1_000;
const ANSWER_WITHIN = 300;
const PING_EVERY = 500;
/** A connection without any traffic for this long, not even the answer to a ping, is replaced by a new one. */
const STILL_AT_MOST = 1_500;
const RETRY_AT_MOST = 500;

/** Redis, as a process uses it: a cache that may become unavailable and reconnects by itself. */
export interface Redis {
  /** For commands. A command that is not answered within 300 ms fails. The following ones then fail at once, until Redis answers again. */
  readonly client: RedisClient;
  /** When Redis answered again after an outage, as `performance.now()`; -Infinity: there was none. */
  readonly backSince: number;
  /** Another connection to the same server. A `waiting` one queues its commands until Redis is available: for subscriptions. */
  another(kind: 'failing' | 'waiting'): RedisClient;
  close(): Promise<void>;
}

/**
 * Connects in the background and keeps retrying: no process waits for Redis, or ends with it. Only this function loads the library.
 * `ca`: the authority that signed the server's certificate, in PEM.
 */
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
    // The promise resolves once connected, and rejects only when the client is closed before.
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
