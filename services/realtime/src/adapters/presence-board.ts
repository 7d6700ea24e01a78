import { randomUUID } from 'node:crypto';
import type { Scorer } from '@fairshare/contracts';
import type { RedisClient } from '@fairshare/service-kit';

/** Shares between instances who scores what. Each instance reads its own sockets directly. */
export interface PresenceBoard {
  /** Publishes what a socket of this instance scores in a group; null: nothing any more. */
  note(groupId: string, socketId: string, scorer: Scorer | null): Promise<void>;
  /** The scorers at other instances; empty while the board cannot be read. */
  elsewhere(groupId: string): Promise<readonly Scorer[]>;
  /** Called when another instance has stopped: its scorers no longer count. */
  onGone(listener: () => void): void;
  close(): Promise<void>;
}

/** A board that several instances share. */
export interface RedisPresenceBoard extends PresenceBoard {
  /** Whether every live instance records its change notices in the journal. False until that is known. */
  doAllNote(): boolean;
  /** Called at each heartbeat while an instance does not record in the journal: it runs the previous release, or Redis prevents it. */
  onSilentWriter(listener: () => void): void;
}

/** The board of a single instance. */
export const emptyBoard: PresenceBoard = {
  note: async () => undefined,
  elsewhere: async () => [],
  onGone: () => undefined,
  close: async () => undefined,
};

/** Milliseconds for which a room's entries are stored after the newest of them: longer than a round takes. */
const ROOM_KEPT_FOR = 6 * 60 * 60 * 1_000;
/** An instance that has missed so many heartbeats counts as stopped. */
const BEATS_MISSED_MAX = 3;

/** The value of an instance's key. The previous release writes another value. */
const NOTES = 'notes';
const NOTES_NOT = '1';

export interface RedisPresenceBoardOptions {
  readonly prefix: string;
  /** Milliseconds between two heartbeats. */
  readonly beatEvery: number;
  /** Whether this instance records its change notices in the journal. */
  readonly doesNote: () => boolean;
}

/**
 * Redis holds a hash for each room: socket → what it scores; and for each instance a key that expires without heartbeats. An entry whose instance has no
 * key is ignored and deleted.
 */
export function createRedisPresenceBoard(client: RedisClient, { prefix, beatEvery, doesNote }: RedisPresenceBoardOptions): RedisPresenceBoard {
  const self = randomUUID();
  const roomOf = (groupId: string) => `${prefix}presence:${groupId}`;
  const instanceOf = (id: string) => `${prefix}realtime:${id}`;
  const all = `${prefix}realtimes`;
  const aliveFor = { PX: BEATS_MISSED_MAX * beatEvery };
  const listeners: (() => void)[] = [];
  const silentWriterListeners: (() => void)[] = [];
  /** Live instances seen since the last heartbeat, this one included. */
  const known = new Set<string>();
  let doAllNote = false;

  const sign = () => (doesNote() ? NOTES : NOTES_NOT);

  /** The live instances, with the values of their keys. */
  async function aliveAmong(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const keys = await client.mGet(ids.map(instanceOf));
    return new Map(ids.flatMap((id, index) => (keys[index] == null ? [] : [[id, keys[index]] as const])));
  }

  async function beat(): Promise<void> {
    const before = [...known];
    const [, , ids] = (await client.multi().set(instanceOf(self), sign(), aliveFor).sAdd(all, self).sMembers(all).exec()) as unknown as [unknown, unknown, string[]];
    const alive = await aliveAmong([...new Set([...ids, ...before])]);
    const dead = ids.filter((id) => !alive.has(id));
    if (dead.length > 0) await client.sRem(all, dead);
    const gone = before.filter((id) => !alive.has(id));
    for (const id of gone) known.delete(id);
    for (const id of alive.keys()) known.add(id);
    doAllNote = [...alive.values()].every((beat) => beat === NOTES);
    if (gone.length > 0) for (const listener of listeners) listener();
    if (!doAllNote) for (const listener of silentWriterListeners) listener();
  }
  // Without Redis there is no heartbeat: this instance then presents only its own sockets.
  const tryBeat = () => void beat().catch(() => void (doAllNote = false));
  const beating = setInterval(tryBeat, beatEvery).unref();
  client.on('ready', tryBeat);

  return {
    async note(groupId, socketId, scorer) {
      const room = roomOf(groupId);
      const field = `${self} ${socketId}`;
      const commands = client.multi();
      if (scorer) commands.set(instanceOf(self), sign(), aliveFor).sAdd(all, self).hSet(room, field, JSON.stringify(scorer)).pExpire(room, ROOM_KEPT_FOR);
      else commands.hDel(room, field);
      await commands.exec().catch(() => undefined);
    },
    async elsewhere(groupId) {
      try {
        const entries = Object.entries(await client.hGetAll(roomOf(groupId))).map(([field, scorer]) => ({ field, instance: field.split(' ')[0] ?? '', scorer }));
        const others = entries.filter(({ instance }) => instance !== self);
        const alive = await aliveAmong([...new Set(others.map(({ instance }) => instance))]);
        // Such an instance may stop before the next heartbeat here, and its end must still be noticed.
        for (const id of alive.keys()) known.add(id);
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
