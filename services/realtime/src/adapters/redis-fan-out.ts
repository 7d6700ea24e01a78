import type { Logger, Redis } from '@fairshare/service-kit';
import type { Namespace, ServerOptions } from 'socket.io';
import type { Evictions } from '../domain/evictions';
import type { Journal } from '../domain/journal';
import { createReceivedEvictions } from './received-evictions';
import type { JournalEpoch } from './journal-epoch';
import { createRedisPresenceBoard, type PresenceBoard } from './presence-board';
import { createRedisChannels } from './redis-channels';
import { createRedisJournal } from './redis-journal';
import { createRedisRun } from './redis-run';
import { RoomAdapter } from './room-adapter';

/** Milliseconds between two heartbeats of an instance. After three missed ones its scorers disappear from the rooms. */
const BEAT_EVERY = 5_000;

/** Connects several instances, so that each reaches the sockets of the others. */
export interface FanOut {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  readonly presence: PresenceBoard;
  /** Evictions by any instance. */
  readonly evictions: Evictions;
  /** The change notices that any instance sent to rooms. */
  readonly journal: (epoch: JournalEpoch) => Journal;
  /** Called when this instance receives messages again after an interruption. Its sockets have missed the messages of the meantime. */
  onRestored(listener: () => void): void;
  /** Called when Redis accepts messages again after an interruption. The sockets of other instances have missed this instance's messages. */
  onDelivering(listener: () => void): void;
}

export interface RedisFanOutOptions {
  /** The prefix of the names of channels and keys. */
  readonly prefix: string;
  readonly logger: Logger;
  /** Milliseconds between two heartbeats. */
  readonly beatEvery?: number;
}

/** Connects instances through Redis. While Redis is unavailable, each instance reaches only its own sockets. */
export function createRedisFanOut(redis: Redis, { prefix, logger, beatEvery = BEAT_EVERY }: RedisFanOutOptions): FanOut {
  const publisher = redis.another('failing');
  const deliveringListeners: (() => void)[] = [];

  let isUndelivered = false;
  const undelivered = () => void (isUndelivered = true);
  const answers = () => {
    if (!isUndelivered) return;
    isUndelivered = false;
    for (const listener of deliveringListeners) listener();
  };
  const evictions = createReceivedEvictions();
  const channels = createRedisChannels(publisher, redis.another('waiting'), { undelivered, lost: evictions.lost }, logger);
  publisher.on('ready', answers).on('ping-interval', answers);
  // All of these use the connection on which rooms are notified: an instance that receives a change notice finds its journal entry there.
  const run = createRedisRun(publisher, logger);
  const presence = createRedisPresenceBoard(publisher, { prefix, beatEvery, doesNote: () => !run.isRefused() });

  return {
    // Socket.IO calls it with `new`, which an arrow function does not support.
    adapter: function (namespace: Namespace) {
      return new RoomAdapter(namespace, channels, `${prefix}rooms`, evictions);
    } as unknown as FanOut['adapter'],
    presence,
    evictions,
    journal(epoch) {
      presence.onSilentWriter(() => void epoch.end().catch(() => undefined));
      return createRedisJournal(publisher, { prefix, run, epoch, doAllNote: presence.doAllNote });
    },
    onRestored: (listener) => channels.onRestored(listener),
    onDelivering: (listener) => void deliveringListeners.push(listener),
  };
}
