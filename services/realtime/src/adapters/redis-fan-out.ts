import type { Logger, Redis } from '@fairshare/service-kit';
import type { Namespace, ServerOptions } from 'socket.io';
import type { Evictions } from '../domain/evictions';
import type { Journal } from '../domain/journal';
import { createHeardEvictions } from './heard-evictions';
import type { JournalEpoch } from './journal-epoch';
import { createRedisPresenceBoard, type PresenceBoard } from './presence-board';
import { createRedisChannels } from './redis-channels';
import { createRedisJournal } from './redis-journal';
import { createRedisRun } from './redis-run';
import { RoomAdapter } from './room-adapter';

/** Milliseconds between two signs of life of an instance; those of one that gives none vanish from the rooms after three. */
const BEAT_EVERY = 5_000;

/** What makes several instances speak to each other's sockets. */
export interface FanOut {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  readonly presence: PresenceBoard;
  /** By any instance. */
  readonly evictions: Evictions;
  /** What rooms were told by any instance. */
  readonly journal: (epoch: JournalEpoch) => Journal;
  /** Called when this instance hears the others again after it did not: what they said meanwhile is lost to its sockets. */
  onRestored(listener: () => void): void;
  /** Called when Redis takes what this instance says after it did not: what was said meanwhile is lost to the sockets of the others. */
  onHeardAgain(listener: () => void): void;
}

export interface RedisFanOutOptions {
  /** Before the names of channels and keys. */
  readonly prefix: string;
  readonly logger: Logger;
  /** Milliseconds. */
  readonly beatEvery?: number;
}

/** Instances that tell each other through Redis. While it is unavailable each speaks to its own sockets. */
export function createRedisFanOut(redis: Redis, { prefix, logger, beatEvery = BEAT_EVERY }: RedisFanOutOptions): FanOut {
  const publisher = redis.another('failing');
  const heardAgain: (() => void)[] = [];

  let isUnheard = false;
  const unheard = () => void (isUnheard = true);
  const answers = () => {
    if (!isUnheard) return;
    isUnheard = false;
    for (const listener of heardAgain) listener();
  };
  const evictions = createHeardEvictions();
  const channels = createRedisChannels(publisher, redis.another('waiting'), { unheard, lost: evictions.lost }, logger);
  publisher.on('ready', answers).on('ping-interval', answers);
  // All of these on the connection that rooms are told on: whoever hears of a change finds it there.
  const run = createRedisRun(publisher, logger);
  const presence = createRedisPresenceBoard(publisher, { prefix, beatEvery, doesNote: () => !run.isRefused() });

  return {
    // Socket.IO calls it with `new`, which an arrow function would not take.
    adapter: function (namespace: Namespace) {
      return new RoomAdapter(namespace, channels, `${prefix}rooms`, evictions);
    } as unknown as FanOut['adapter'],
    presence,
    evictions,
    journal(epoch) {
      presence.onSilentWriter(() => void epoch.end().catch(() => undefined));
      return createRedisJournal(publisher, { prefix, run, epoch, doAllNote: presence.doAllNote });
    },
    onRestored: (listener) => channels.onHearing(listener),
    onHeardAgain: (listener) => void heardAgain.push(listener),
  };
}
