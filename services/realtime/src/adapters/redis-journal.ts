import { type ChangeNotice, HEARD_MAX, type NoticeMessage } from '@fairshare/contracts';
import type { RedisClient } from '@fairshare/service-kit';
import { keyOf, missedAmong, NOTICES_MAX, type Journal, type JournalEntry } from '../domain/journal';
import { newToken, type JournalEpoch } from './journal-epoch';
import type { RedisRun } from './redis-run';

/** Milliseconds for which a group's journal, and a user's mark, are stored after their last use. */
const KEPT_FOR = 60 * 60 * 1_000;

/**
 * A hash for each group: its name, the position (`place`) of the newest entry, and for each message about a record its newest change notices, newest
 * first, each on a line with its position and version. Before a client has joined the group's room there is no hash, and notices are not recorded.
 */
const NOTE = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local kept = redis.call('HGET', KEYS[1], ARGV[1])
if kept and tonumber(string.match(kept, '^%d+ (%d+) ')) >= tonumber(ARGV[2]) then return 0 end
local lines = { redis.call('HINCRBY', KEYS[1], 'place', 1) .. ' ' .. ARGV[2] .. ' ' .. ARGV[3] }
for line in string.gmatch(kept or '', '[^\\n]+') do
  if #lines < tonumber(ARGV[4]) then table.insert(lines, line) end
end
redis.call('HSET', KEYS[1], ARGV[1], table.concat(lines, '\\n'))
if redis.call('HLEN', KEYS[1]) > tonumber(ARGV[5]) + 2 then return redis.call('DEL', KEYS[1]) end
return redis.call('PEXPIRE', KEYS[1], ARGV[6])`;

/** Returns name and position. For a client that has a position in the journal of this name, also the fields with newer entries. */
const READ = `
if redis.call('HSETNX', KEYS[1], 'name', ARGV[1]) == 1 then redis.call('HSET', KEYS[1], 'place', '0') end
redis.call('PEXPIRE', KEYS[1], ARGV[4])
local read = redis.call('HMGET', KEYS[1], 'name', 'place')
if read[1] == ARGV[2] and tonumber(read[2]) > tonumber(ARGV[3]) then
  local all = redis.call('HGETALL', KEYS[1])
  for at = 1, #all, 2 do
    local place = tonumber(string.match(all[at + 1], '^(%d+) '))
    if place and place > tonumber(ARGV[3]) then
      table.insert(read, all[at])
      table.insert(read, all[at + 1])
    end
  end
end
return read`;

/** Returns the existing mark, or stores this one. A change deletes the mark. */
const MARK = `
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return ARGV[1] end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('GET', KEYS[1])`;

export interface RedisJournalOptions {
  readonly prefix: string;
  readonly run: RedisRun;
  readonly epoch: JournalEpoch;
  /** Whether every instance records its change notices, as far as is known. */
  readonly doAllNote: () => boolean;
}

/**
 * A journal in Redis for all instances. The instance that handles an event records the notice it sends to the room. The instance to which a client
 * returns reads it from there. It uses the connection on which rooms are notified, so that a change notice is recorded before another instance receives
 * it. If Redis fails to record a notice, the epoch in the database ends; if that fails too, the event is not handled and will be delivered again.
 *
 * `answer` can list what a client missed only while the first three of these are still those of its last join:
 * - epoch: one for all groups, in the database, so that it outlives Redis. It ends when a notice may have been lost.
 * - name: the identity of the group's hash. A hash that expired, or was deleted because it had grown too long, begins again with a new name.
 * - mark: the identity of the user's key. `noteChangeOf` deletes the key, for changes that the room does not publish.
 * - place: how many notices the group's hash has recorded. The client missed those with a higher place than its own.
 * All keys contain the run id of the Redis server, because a restart may bring back an older state.
 */
export function createRedisJournal(client: RedisClient, { prefix, run, epoch, doAllNote }: RedisJournalOptions): Journal {
  const keptFor = String(KEPT_FOR);
  const keyFor = (kind: 'group' | 'user', id: string): string => `${prefix}journal:${run.name()}:${kind}:${id}`;
  const orEnd = (noting: () => Promise<unknown>): Promise<void> => {
    if (run.isRefused()) return Promise.resolve();
    if (run.name() === null) return epoch.end();
    return noting().then(
      () => undefined,
      () => epoch.end(),
    );
  };

  async function read(groupId: string, userId: string, name: string, place: number): Promise<GroupRead | null> {
    if (run.name() === null || !doAllNote()) return null;
    const [group, mark] = (await Promise.all([
      client.eval(READ, { keys: [keyFor('group', groupId)], arguments: [newToken(), name, String(place), keptFor] }),
      client.eval(MARK, { keys: [keyFor('user', userId)], arguments: [newToken(), keptFor] }),
    ]).catch(() => [null, null])) as [string[] | null, string | null];
    const [foundName, foundPlace, ...entries] = group ?? [];
    return foundName === undefined || mark === null ? null : { name: foundName, place: Number(foundPlace), mark, entries };
  }

  return {
    note({ message, notice }) {
      const written = [keyOf(message, notice), String(notice.version), JSON.stringify(notice), String(NOTICES_MAX), String(HEARD_MAX), keptFor];
      return orEnd(() => client.eval(NOTE, { keys: [keyFor('group', notice.groupId)], arguments: written }));
    },
    noteChangeOf: (userIds) => orEnd(() => Promise.all(userIds.map((userId) => client.del(keyFor('user', userId))))),
    forget: () => epoch.end(),
    async answer(groupId, userId, heard) {
      // The epoch is read before Redis: a loss after that changes the epoch, and the client's next return detects it.
      const current = await epoch.current();
      const [knownEpoch, knownName = '', knownMark] = heard?.journal.split('.') ?? [];
      const found = await read(groupId, userId, knownName, heard?.place ?? 0);
      if (!found) return { ok: true };
      const { name, place, mark, entries } = found;
      const isKnown = heard && knownEpoch === current && knownName === name && knownMark === mark && heard.place <= place;
      const missed = isKnown && missedAmong(entriesOf(entries), heard);
      return { ok: true, journal: [current, name, mark].join('.'), place, ...(missed && { missed }) };
    },
  };
}

interface GroupRead {
  readonly name: string;
  readonly place: number;
  readonly mark: string;
  /** Fields and values alternately. */
  readonly entries: readonly string[];
}

const LINE = /^(\d+) \d+ (.*)$/;

/** Parses the entries that NOTE wrote; the oldest first. */
function entriesOf(fields: readonly string[]): JournalEntry[] {
  const entries: JournalEntry[] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const [key = '', lines = ''] = fields.slice(at, at + 2);
    const message = key.slice(0, key.indexOf('/')) as NoticeMessage;
    for (const line of lines.split('\n').reverse()) {
      const [, place, notice = ''] = LINE.exec(line) ?? [];
      entries.push({ place: Number(place), message, notice: JSON.parse(notice) as ChangeNotice });
    }
  }
  return entries;
}
