import type { Logger, RedisClient } from '@fairshare/service-kit';

/** Identifies the run of the Redis server. After a restart Redis may have restored an older state. */
export interface RedisRun {
  /** Null: not known at the moment. */
  name(): string | null;
  /** Whether Redis refuses INFO or scripts: then it cannot hold a journal. */
  isRefused(): boolean;
}

const RUN_ID = /^run_id:(\w+)/m;

/** Reads the run id at each connection. */
export function createRedisRun(client: RedisClient, logger: Logger): RedisRun {
  let name: string | null = null;
  let isRefused = false;
  let asked = 0;
  const isGone = () => {
    asked += 1;
    name = null;
  };

  async function ask(): Promise<void> {
    isGone();
    const asking = asked;
    try {
      const [info] = await Promise.all([client.info('server'), client.eval('return 1', { keys: [], arguments: [] })]);
      // If the connection was lost in the meantime, the new connection reads the run id itself.
      if (asking === asked) name = RUN_ID.exec(info)?.[1] ?? null;
      isRefused = false;
    } catch (err) {
      if (!isRefusal(err)) return;
      if (!isRefused) logger.warn({ err }, 'Redis refuses INFO or EVAL: phones that return read everything again');
      isRefused = true;
    }
  }

  client.on('error', isGone).on('ready', () => void ask());
  client.on('ping-interval', () => (name === null && !isRefused ? void ask() : undefined));
  return { name: () => name, isRefused: () => isRefused };
}

const isRefusal = (error: unknown): boolean => error instanceof Error && /^(?:ERR|NOPERM)/.test(error.message);
