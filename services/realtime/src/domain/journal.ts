import { HEARD_MAX, type Heard, type ChangeNotice, type NoticeMessage, type RoomAnswer } from '@fairshare/contracts';
import type { Announcement } from './change-notices';

/** Groups that are kept, and change notices of one message about one record. */
const GROUPS_MAX = 2_000;
export const NOTICES_MAX = 6;
/** People whose last change is kept. */
const PEOPLE_MAX = 20_000;

type Joined = Extract<RoomAnswer, { ok: true }>;

/** A change notice, and how far the journal was with it. */
export interface JournalEntry {
  readonly place: number;
  readonly message: NoticeMessage;
  readonly notice: ChangeNotice;
}

/**
 * What rooms were told, for those who return. Called before a change notice goes out, and at once: what is noted is on its way when the call
 * returns. What is resolved is certain: no later answer leaves it out.
 */
export interface Journal {
  /** Notes what a room is told. */
  note(announcement: Announcement): Promise<void>;
  /** Something changed that these people may not have heard in the room: their next return reads. */
  noteChangeOf(userIds: readonly string[]): Promise<void>;
  /** Something was not told: nobody is told any more that they missed nothing. */
  forget(): Promise<void>;
  /** What somebody who has just entered the room missed. Without `missed` where that is not known. */
  answer(groupId: string, userId: string, heard: Heard | null): Promise<Joined>;
}

/** Names what is kept of one message about one record, as phones do in `heard`. */
export const keyOf = (message: NoticeMessage, { id }: ChangeNotice): string => `${message}/${id}`;

/** What a phone missed among what was kept. */
export const missedAmong = (entries: readonly JournalEntry[], { place: from, versions }: Heard): NonNullable<Joined['missed']> =>
  entries.filter(({ place, message, notice }) => place > from && notice.version > (versions[keyOf(message, notice)] ?? 0)).map(({ message, notice }) => [message, notice] as const);

/** In memory, bounded: what a group was told since somebody first joined it here. Only for an instance that tells all rooms itself. `newName`: one that no instance has had. */
export function createJournal(newName: () => string): Journal {
  let name = newName();
  let place = 0;
  /** In the order in which they were joined last. */
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
      // A place of its own: whoever joined while an earlier one was kept has missed what was told between.
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
