import { HEARD_MAX, type Heard, type ChangeNotice, type RoomAnswer } from '@fairshare/contracts';
import type { Announcement } from './change-notices';

/** Groups that are kept, and change notices of one message about one record. */
const GROUPS_MAX = 2_000;
const HINTS_MAX = 6;
/** People whose last change is kept. */
const PEOPLE_MAX = 20_000;

type Joined = Extract<RoomAnswer, { ok: true }>;

interface Said {
  readonly message: Announcement['message'];
  /** The newest, in the order of their versions. */
  readonly hints: readonly ChangeNotice[];
  readonly place: number;
}

/** What rooms were told, for those who return. */
export interface Journal {
  /** Notes what a room is told. */
  note(announcement: Announcement): void;
  /** Something changed that these people may not have heard in the room: their next return reads. */
  noteChangeOf(userIds: readonly string[]): void;
  /** Something was not told: nobody is told any more that they missed nothing. */
  forget(): void;
  /** What somebody who has just entered the room missed. Without `missed` where that is not known. */
  answer(groupId: string, userId: string, heard: Heard | null): Joined;
}

/** For instances that do not hear all that their rooms are told: everyone reads after a return. */
export const noJournal: Journal = { note: () => undefined, noteChangeOf: () => undefined, forget: () => undefined, answer: () => ({ ok: true }) };

/** In memory, bounded: what a group was told since somebody first joined it here. Only for an instance that tells all rooms itself. `newName`: one that no instance has had. */
export function createJournal(newName: () => string): Journal {
  let name = newName();
  let place = 0;
  /** In the order in which they were joined last. */
  let groups = new Map<string, { readonly since: number; readonly said: Map<string, Said> }>();
  let people = new Map<string, number>();

  function forget(): void {
    name = newName();
    groups = new Map();
    people = new Map();
  }

  function missedBy(userId: string, { journal, place: from, versions }: Heard, group: { since: number; said: Map<string, Said> }): Joined['missed'] {
    const isKnown = journal === name && from >= group.since && from <= place && (people.get(userId) ?? 0) <= from;
    if (!isKnown) return undefined;
    return [...group.said].flatMap(([key, { message, hints, place: at }]) =>
      at > from ? hints.filter(({ version }) => version > (versions[key] ?? 0)).map((hint) => [message, hint] as const) : [],
    );
  }

  return {
    note({ message, hint }) {
      const group = groups.get(hint.groupId);
      if (!group) return;
      const key = `${message}/${hint.id}`;
      const { hints = [] } = group.said.get(key) ?? {};
      if ((hints.at(-1)?.version ?? 0) >= hint.version) return;
      place += 1;
      group.said.set(key, { message, hints: [...hints, hint].slice(-HINTS_MAX), place });
      if (group.said.size > HEARD_MAX) groups.delete(hint.groupId);
    },
    noteChangeOf(userIds) {
      place += 1;
      for (const userId of userIds) people.set(userId, place);
      if (people.size > PEOPLE_MAX) forget();
    },
    forget,
    answer(groupId, userId, heard) {
      // A place of its own: whoever joined while an earlier one was kept has missed what was told between.
      const group = groups.get(groupId) ?? { since: (place += 1), said: new Map<string, Said>() };
      groups.delete(groupId);
      groups.set(groupId, group);
      const [oldest] = groups.keys();
      if (groups.size > GROUPS_MAX && oldest !== undefined) groups.delete(oldest);
      const missed = heard && missedBy(userId, heard, group);
      return { ok: true, journal: name, place, ...(missed && { missed }) };
    },
  };
}
