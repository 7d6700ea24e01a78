import type { Logger, RedisClient } from '@fairshare/service-kit';

/** Which run of Redis this is: one that was restarted may have come back with what it had a while ago. */
export interface RedisRun {
  /** null: not known at the moment. */
  name(): string | null;
  /** Whether this Redis keeps us from asking, or from running scripts: then no journal can be kept in it. */
  isRefused(): boolean;
}

const RUN_ID = /^run_id:(\w+)/m;

/** Asks at each connection. */
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
      // The connection was lost meanwhile: its successor asks for itself.
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
