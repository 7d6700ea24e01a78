import type { Logger, RedisClient } from '@fairshare/service-kit';
import type { Channels } from './room-adapter';

type Hear = (message: string) => void;
/** Redis 7 sends a message only to the one shard of a cluster to which the channel's name belongs; earlier versions send it to every shard. */
type Kind = 'sharded' | 'plain';

export interface RedisChannels extends Channels {
  /** Called when all subscriptions work again after an interruption. Messages of the meantime are lost for this instance. */
  onHearing(listener: () => void): void;
}

/**
 * Publishes and subscribes through Redis: on sharded channels if Redis supports them (Redis 7), else on plain ones. `unheard` is called when publishing
 * fails, `lost` when messages of other instances may not have arrived.
 * The library restores a lost connection with all its subscriptions.
 */
export function createRedisChannels(
  publisher: RedisClient,
  subscriber: RedisClient,
  { unheard, lost }: Readonly<Record<'unheard' | 'lost', () => void>>,
  logger: Logger,
): RedisChannels {
  const listeners: (() => void)[] = [];
  const open = new Map<string, Hear>();
  /** Subscriptions that Redis has not confirmed. `waiting`: the callers that wait for one. */
  const pending = new Set<Promise<unknown>>();
  const waiting = new Set<(isHeard: boolean) => void>();
  let kind: Kind | null = null;
  let hasMissed = false;

  const subscribe = (as: Kind, channel: string, hear: Hear) => (as === 'sharded' ? subscriber.sSubscribe(channel, hear) : subscriber.subscribe(channel, hear));
  // With its listener named, the library treats an immediate new subscription as new; without it, that subscription is lost.
  const unsubscribe = (as: Kind, channel: string, hear: Hear) =>
    (as === 'sharded' ? subscriber.sUnsubscribe(channel, hear) : subscriber.unsubscribe(channel, hear)).catch(() => undefined);

  const isHearing = () => {
    if (!hasMissed || kind === null) return;
    hasMissed = false;
    for (const listener of listeners) listener();
  };

  /** Detects the kind of channels: at the first connection and after each reconnect, because another Redis may have replaced the first. */
  async function learn(): Promise<void> {
    const known = await kindOf(publisher);
    if (known === null || known === kind) return;
    const before = kind;
    kind = known;
    lost();
    logger.info({ channels: known }, known === 'sharded' ? 'rooms go over sharded channels of Redis' : 'this Redis is older than 7: rooms go over plain channels');
    await Promise.all(
      [...open].map(async ([channel, hear]) => {
        if (before !== null) await unsubscribe(before, channel, hear);
        await subscribe(known, channel, hear);
      }),
    );
    isHearing();
  }
  const learnAgain = () => void learn().catch((err: unknown) => logger.warn({ err }, 'not every room is heard'));
  publisher.on('ready', learnAgain).on('ping-interval', () => (kind === null ? learnAgain() : undefined));

  let wasThere = false;
  subscriber.on('ready', () => {
    lost();
    if (wasThere) hasMissed = true;
    wasThere = true;
    void Promise.all(pending).then(isHearing);
  });
  subscriber.on('error', () => {
    lost();
    for (const done of waiting) done(false);
  });

  return {
    listen(channel, hear) {
      // The first channel is opened with the adapter, before there is a socket that could miss a message.
      const isForSocket = open.size > 0;
      open.set(channel, hear);
      if (isForSocket && (kind === null || !subscriber.isReady)) hasMissed = true;
      if (kind === null) return Promise.resolve(false);
      const subscribed = subscribe(kind, channel, hear).then(
        () => true,
        (err: unknown) => {
          logger.warn({ err }, 'a room is not heard');
          return false;
        },
      );
      pending.add(subscribed);
      void subscribed.then(() => pending.delete(subscribed));
      if (!subscriber.isReady) return Promise.resolve(false);
      return new Promise((resolve) => {
        const done = (isHeard: boolean) => {
          waiting.delete(done);
          resolve(isHeard);
        };
        waiting.add(done);
        void subscribed.then(done);
      });
    },
    leave(channel, hear) {
      open.delete(channel);
      if (kind !== null) void unsubscribe(kind, channel, hear);
    },
    speak(channel, message) {
      if (kind === null) return unheard();
      (kind === 'sharded' ? publisher.sPublish(channel, message) : publisher.publish(channel, message)).catch(unheard);
    },
    onHearing: (listener) => void listeners.push(listener),
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
