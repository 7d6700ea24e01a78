import type { Logger, RedisClient } from '@fairshare/service-kit';
import type { Channels } from './room-adapter';

type Receive = (message: string) => void;
/** Redis 7 sends a message only to the one shard of a cluster to which the channel's name belongs; earlier versions send it to every shard. */
type Kind = 'sharded' | 'plain';

export interface RedisChannels extends Channels {
  /** Called when all subscriptions work again after an interruption. Messages of the meantime are lost for this instance. */
  onRestored(listener: () => void): void;
}

/**
 * Publishes and subscribes through Redis: on sharded channels if Redis supports them (Redis 7), else on plain ones. `undelivered` is called when publishing
 * fails, `lost` when messages of other instances may not have arrived.
 * The library restores a lost connection with all its subscriptions.
 */
export function createRedisChannels(
  publisher: RedisClient,
  subscriber: RedisClient,
  { undelivered, lost }: Readonly<Record<'undelivered' | 'lost', () => void>>,
  logger: Logger,
): RedisChannels {
  const listeners: (() => void)[] = [];
  const open = new Map<string, Receive>();
  /** Subscriptions that Redis has not confirmed. `waiting`: the callers that wait for one. */
  const pending = new Set<Promise<unknown>>();
  const waiting = new Set<(isSubscribed: boolean) => void>();
  let kind: Kind | null = null;
  let hasMissed = false;

  const subscribeAs = (as: Kind, channel: string, receive: Receive) => (as === 'sharded' ? subscriber.sSubscribe(channel, receive) : subscriber.subscribe(channel, receive));
  // With its listener named, the library treats an immediate new subscription as new; without it, that subscription is lost.
  const unsubscribeAs = (as: Kind, channel: string, receive: Receive) =>
    (as === 'sharded' ? subscriber.sUnsubscribe(channel, receive) : subscriber.unsubscribe(channel, receive)).catch(() => undefined);

  const notifyIfRestored = () => {
    if (!hasMissed || kind === null) return;
    hasMissed = false;
    for (const listener of listeners) listener();
  };

  /** Detects the kind of channels: at the first connection and after each reconnect, because another Redis may have replaced the first. */
  async function detectKind(): Promise<void> {
    const known = await kindOf(publisher);
    if (known === null || known === kind) return;
    const before = kind;
    kind = known;
    lost();
    logger.info({ channels: known }, known === 'sharded' ? 'rooms go over sharded channels of Redis' : 'this Redis is older than 7: rooms go over plain channels');
    await Promise.all(
      [...open].map(async ([channel, receive]) => {
        if (before !== null) await unsubscribeAs(before, channel, receive);
        await subscribeAs(known, channel, receive);
      }),
    );
    notifyIfRestored();
  }
  const detectAgain = () => void detectKind().catch((err: unknown) => logger.warn({ err }, 'not every room is subscribed to'));
  publisher.on('ready', detectAgain).on('ping-interval', () => (kind === null ? detectAgain() : undefined));

  let wasThere = false;
  subscriber.on('ready', () => {
    lost();
    if (wasThere) hasMissed = true;
    wasThere = true;
    void Promise.all(pending).then(notifyIfRestored);
  });
  subscriber.on('error', () => {
    lost();
    for (const done of waiting) done(false);
  });

  return {
    subscribe(channel, receive) {
      // The first channel is opened with the adapter, before there is a socket that could miss a message.
      const isForSocket = open.size > 0;
      open.set(channel, receive);
      if (isForSocket && (kind === null || !subscriber.isReady)) hasMissed = true;
      if (kind === null) return Promise.resolve(false);
      const subscribed = subscribeAs(kind, channel, receive).then(
        () => true,
        (err: unknown) => {
          logger.warn({ err }, 'a room is not subscribed to');
          return false;
        },
      );
      pending.add(subscribed);
      void subscribed.then(() => pending.delete(subscribed));
      if (!subscriber.isReady) return Promise.resolve(false);
      return new Promise((resolve) => {
        const done = (isSubscribed: boolean) => {
          waiting.delete(done);
          resolve(isSubscribed);
        };
        waiting.add(done);
        void subscribed.then(done);
      });
    },
    unsubscribe(channel, receive) {
      open.delete(channel);
      if (kind !== null) void unsubscribeAs(kind, channel, receive);
    },
    publish(channel, message) {
      if (kind === null) return undelivered();
      (kind === 'sharded' ? publisher.sPublish(channel, message) : publisher.publish(channel, message)).catch(undelivered);
    },
    onRestored: (listener) => void listeners.push(listener),
  };
}

/** Null: Redis does not respond at the moment. A Redis that forbids the command is treated as an old one. */
async function kindOf(client: RedisClient): Promise<Kind | null> {
  try {
    const [known] = (await client.sendCommand(['COMMAND', 'INFO', 'SSUBSCRIBE'])) as unknown as readonly unknown[];
    return Array.isArray(known) ? 'sharded' : 'plain';
  } catch (error) {
    return error instanceof Error && /^(?:ERR|NOPERM)/.test(error.message) ? 'plain' : null;
  }
}
