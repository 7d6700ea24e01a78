import type { Redis, RedisClient } from '@fairshare/service-kit';
import { createAdapter } from '@socket.io/redis-adapter';
import type { ServerOptions } from 'socket.io';

/** What makes several instances speak to each other's sockets. */
export interface FanOut {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  /** Called when this instance hears the others again after it did not: what they said meanwhile is lost to its sockets. */
  onRestored(listener: () => void): void;
  /** Called when Redis takes what this instance says after it did not: what was said meanwhile is lost to the sockets of the others. */
  onHeardAgain(listener: () => void): void;
}

/** Instances that tell each other through Redis. While it is unavailable each speaks to its own sockets. */
export function createRedisFanOut(redis: Redis, prefix: string): FanOut {
  const publisher = redis.another('failing');
  const subscriber = redis.another('waiting');
  const restored: (() => void)[] = [];
  const heardAgain: (() => void)[] = [];

  let wasThere = false;
  subscriber.on('ready', () => {
    if (wasThere) for (const listener of restored) listener();
    wasThere = true;
  });

  let isUnheard = false;
  const unheard = () => {
    isUnheard = true;
    return 0;
  };
  const answers = () => {
    if (!isUnheard) return;
    isUnheard = false;
    for (const listener of heardAgain) listener();
  };
  publisher.on('ready', answers).on('ping-interval', answers);
  // The adapter leaves these to themselves, and a rejection nobody takes would end the process.
  const speaking = taking(publisher, ['publish'], unheard);
  const hearing = taking(subscriber, ['subscribe', 'pSubscribe', 'unsubscribe', 'pUnsubscribe'], () => undefined);

  return {
    adapter: createAdapter(speaking, hearing, { key: `${prefix}socket.io` }),
    onRestored: (listener) => void restored.push(listener),
    onHeardAgain: (listener) => void heardAgain.push(listener),
  };
}

/** A client whose calls of these names answer something when they fail. */
function taking(client: RedisClient, names: readonly (keyof RedisClient)[], instead: () => unknown): RedisClient {
  type Call = (...given: unknown[]) => Promise<unknown>;
  const calls = names.map((name) => [name, (...given: unknown[]) => (client[name] as Call)(...given).catch(instead)] as const);
  return Object.assign(Object.create(client) as RedisClient, Object.fromEntries(calls));
}
