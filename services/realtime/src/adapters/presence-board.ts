import { randomUUID } from 'node:crypto';
import type { Scorer } from '@fairshare/contracts';
import type { RedisClient } from '@fairshare/service-kit';

/** What instances tell each other of who scores what. Each knows its own sockets by itself. */
export interface PresenceBoard {
  /** What a socket of this instance scores in a group; null: nothing any more. */
  note(groupId: string, socketId: string, scorer: Scorer | null): Promise<void>;
  /** Who scores at other instances; nobody while the board cannot be read. */
  elsewhere(groupId: string): Promise<readonly Scorer[]>;
  /** Called when another instance is gone: those it had noted score nothing any more. */
  onGone(listener: () => void): void;
  close(): Promise<void>;
}

/** One that other instances share. */
export interface RedisPresenceBoard extends PresenceBoard {
  /** Whether every instance that is alive notes in the journal what it tells. False until that is known. */
  doAllNote(): boolean;
  /** Called at each beat while one of them does not: of the release before, or kept from it by Redis. */
  onSilentWriter(listener: () => void): void;
}

/** Of an instance that is the only one. */
export const emptyBoard: PresenceBoard = {
  note: async () => undefined,
  elsewhere: async () => [],
  onGone: () => undefined,
  close: async () => undefined,
};

/** Milliseconds a room's entries are kept after the last of them was made: a round takes less. */
const ROOM_KEPT_FOR = 6 * 60 * 60 * 1_000;
/** An instance that has not been heard of for so many beats is gone. */
const BEATS_MISSED_MAX = 3;

/** What the key of an instance says. One of the release before says something else. */
const NOTES = 'notes';
const NOTES_NOT = '1';

export interface RedisPresenceBoardOptions {
  readonly prefix: string;
  /** Milliseconds. */
  readonly beatEvery: number;
  /** Whether this instance notes in the journal what it tells. */
  readonly doesNote: () => boolean;
}

/**
 * A hash a room: socket → what it scores, and a key an instance that expires unless it beats. An entry whose instance has no key counts for nothing,
 * and goes.
 */
export function createRedisPresenceBoard(client: RedisClient, { prefix, beatEvery, doesNote }: RedisPresenceBoardOptions): RedisPresenceBoard {
  const self = randomUUID();
  const roomOf = (groupId: string) => `${prefix}presence:${groupId}`;
  const instanceOf = (id: string) => `${prefix}realtime:${id}`;
  const all = `${prefix}realtimes`;
  const aliveFor = { PX: BEATS_MISSED_MAX * beatEvery };
  const listeners: (() => void)[] = [];
  const silentWriterListeners: (() => void)[] = [];
  let known: ReadonlySet<string> = new Set();
  let doAllNote = false;

  const sign = () => (doesNote() ? NOTES : NOTES_NOT);

  /** Those that are alive, with what their keys say. */
  async function aliveAmong(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const keys = await client.mGet(ids.map(instanceOf));
    return new Map(ids.flatMap((id, index) => (keys[index] == null ? [] : [[id, keys[index]] as const])));
  }

  async function beat(): Promise<void> {
    const [, , ids] = (await client.multi().set(instanceOf(self), sign(), aliveFor).sAdd(all, self).sMembers(all).exec()) as unknown as [unknown, unknown, string[]];
    const alive = await aliveAmong(ids);
    const dead = ids.filter((id) => !alive.has(id));
    if (dead.length > 0) await client.sRem(all, dead);
    const isSomebodyGone = [...known].some((id) => !alive.has(id));
    known = new Set(alive.keys());
    doAllNote = [...alive.values()].every((said) => said === NOTES);
    if (isSomebodyGone) for (const listener of listeners) listener();
    if (!doAllNote) for (const listener of silentWriterListeners) listener();
  }
  // While Redis is away there is nothing to tell: this instance speaks of its own sockets alone.
  const tryBeat = () => void beat().catch(() => void (doAllNote = false));
  const beating = setInterval(tryBeat, beatEvery).unref();
  client.on('ready', tryBeat);

  return {
    async note(groupId, socketId, scorer) {
      const room = roomOf(groupId);
      const field = `${self} ${socketId}`;
      const commands = client.multi();
      if (scorer) commands.set(instanceOf(self), sign(), aliveFor).hSet(room, field, JSON.stringify(scorer)).pExpire(room, ROOM_KEPT_FOR);
      else commands.hDel(room, field);
      await commands.exec().catch(() => undefined);
    },
    async elsewhere(groupId) {
      try {
        const entries = Object.entries(await client.hGetAll(roomOf(groupId))).map(([field, scorer]) => ({ field, instance: field.split(' ')[0] ?? '', scorer }));
        const others = entries.filter(({ instance }) => instance !== self);
        const alive = await aliveAmong([...new Set(others.map(({ instance }) => instance))]);
        const dead = others.filter(({ instance }) => !alive.has(instance)).map(({ field }) => field);
        if (dead.length > 0) await client.hDel(roomOf(groupId), dead);
        return others.filter(({ instance }) => alive.has(instance)).map(({ scorer }) => JSON.parse(scorer) as Scorer);
      } catch {
        return [];
      }
    },
    onGone: (listener) => void listeners.push(listener),
    doAllNote: () => doAllNote,
    onSilentWriter: (listener) => void silentWriterListeners.push(listener),
    async close() {
      clearInterval(beating);
      await client
        .multi()
        .del(instanceOf(self))
        .sRem(all, self)
        .exec()
        .catch(() => undefined);
    },
  };
}
