import type { Redis } from '@fairshare/service-kit';
import { createAdapter } from '@socket.io/redis-adapter';
import type { ServerOptions } from 'socket.io';

/** What makes several instances speak to each other's sockets. */
export interface FanOut {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  /** Called when the instances hear each other again after they did not: what was said meanwhile is lost. */
  onRestored(listener: () => void): void;
}

/** Instances that tell each other through Redis. While it is away each speaks to its own sockets. */
export function createRedisFanOut(redis: Redis, prefix: string): FanOut {
  const publisher = redis.another('failing');
  const subscriber = redis.another('waiting');
  const publish = publisher.publish.bind(publisher);
  const listeners: (() => void)[] = [];
  let wasThere = false;
  // The adapter leaves what it publishes to itself, and a rejection nobody takes would end the process.
  Object.assign(publisher, { publish: (...message: Parameters<typeof publish>) => publish(...message).catch(() => 0) });
  subscriber.on('ready', () => {
    if (wasThere) for (const listener of listeners) listener();
    wasThere = true;
  });
  return {
    adapter: createAdapter(publisher, subscriber, { key: `${prefix}socket.io` }),
    onRestored: (listener) => void listeners.push(listener),
  };
}
