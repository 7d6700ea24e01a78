import { HEARD_MAX, type Heard, type ChangeNotice, type NoticeMessage, type RoomAnswer } from '@fairshare/contracts';
import type { Announcement } from './change-notices';

/** Maximum number of groups in the journal. `NOTICES_MAX`: of change notices of one message about one record. */
const GROUPS_MAX = 2_000;
export const NOTICES_MAX = 6;
/** Maximum number of users with a recorded change. */
const PEOPLE_MAX = 20_000;

type Joined = Extract<RoomAnswer, { ok: true }>;

/** A change notice, with the journal's position at that time. */
export interface JournalEntry {
  readonly place: number;
  readonly message: NoticeMessage;
  readonly notice: ChangeNotice;
}

/**
 * Records the change notices that rooms get, for clients that return. A notice is recorded right before it is sent: the write is on its way when the
 * call returns. Once its promise resolves, every later `answer` includes it.
 */
export interface Journal {
  /** Records a notice to a room. */
  note(announcement: Announcement): Promise<void>;
  /** Records a change that these users may not have received in the room: on their next return they refetch. */
  noteChangeOf(userIds: readonly string[]): Promise<void>;
  /** Resets the journal after a notice was lost: no client is assured any more that it missed nothing. */
  forget(): Promise<void>;
  /** What a user who has just joined the room missed. Without `missed` where that is unknown. */
  answer(groupId: string, userId: string, heard: Heard | null): Promise<Joined>;
}

/** The key of one message about one record, as clients use it in `heard`. */
export const keyOf = (message: NoticeMessage, { id }: ChangeNotice): string => `${message}/${id}`;

/** The recorded notices that a client missed. */
export const missedAmong = (entries: readonly JournalEntry[], { place: from, versions }: Heard): NonNullable<Joined['missed']> =>
  entries.filter(({ place, message, notice }) => place > from && notice.version > (versions[keyOf(message, notice)] ?? 0)).map(({ message, notice }) => [message, notice] as const);

/**
 * In memory and bounded: a group's notices since the first client joined its room here. Only for an instance that notifies all rooms itself.
 * `newName`: returns a name that no instance has had.
 */
export function createJournal(newName: () => string): Journal {
  let name = newName();
  let place = 0;
  /** Ordered by the time of the last join. */
  let groups = new Map<string, { readonly since: number; readonly kept: Map<string, readonly JournalEntry[]> }>();
  let people = new Map<string, number>();

  function forget(): void {
    name = newName();
    groups = new Map();
    people = new Map();
  }

  function missedBy(userId: string, heard: Heard, group: { since: number; kept: Map<string, readonly JournalEntry[]> }): Joined['missed'] {
    const from = heard.place;
    const isKnown = heard.journal === name && from >= group.since && from <= place && (people.get(userId) ?? 0) <= from;
    return isKnown ? missedAmong([...group.kept.values()].flat(), heard) : undefined;
  }

  return {
    async note({ message, notice }) {
      const group = groups.get(notice.groupId);
      if (!group) return;
      const key = keyOf(message, notice);
      const before = group.kept.get(key) ?? [];
      if ((before.at(-1)?.notice.version ?? 0) >= notice.version) return;
      place += 1;
      group.kept.set(key, [...before, { place, message, notice }].slice(-NOTICES_MAX));
      if (group.kept.size > HEARD_MAX) groups.delete(notice.groupId);
    },
    async noteChangeOf(userIds) {
      place += 1;
      for (const userId of userIds) people.set(userId, place);
      if (people.size > PEOPLE_MAX) forget();
    },
    forget: async () => forget(),
    async answer(groupId, userId, heard) {
      // A new group gets a position of its own: a client that joined while an earlier record of the group existed has missed the notices in between.
      const group = groups.get(groupId) ?? { since: (place += 1), kept: new Map<string, readonly JournalEntry[]>() };
      groups.delete(groupId);
      groups.set(groupId, group);
      const [oldest] = groups.keys();
      if (groups.size > GROUPS_MAX && oldest !== undefined) groups.delete(oldest);
      const missed = heard && missedBy(userId, heard, group);
      return { ok: true, journal: name, place, ...(missed && { missed }) };
    },
  };
}
