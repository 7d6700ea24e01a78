import { type Entry, placeOf, queueOf } from './records';

/** The entries of one cell, which are sent as one: the last one's value, based on the version that the first one saw. */
export interface CoalescedEntry {
  readonly entry: Entry;
  /** The ids of all entries that the response settles. */
  readonly ids: readonly number[];
}

/**
 * The pending entries as queues that may be sent in parallel; a queue is sent in order. Of a golfer's corrections of one cell, only the last is
 * sent. It is based on the version that the first one saw, so that the server detects changes by other users in between.
 */
export function queuesOf(waiting: readonly Entry[]): CoalescedEntry[][] {
  const queues = new Map<string, Map<string, Entry[]>>();
  for (const entry of waiting) {
    const queue = queues.get(queueOf(entry)) ?? new Map<string, Entry[]>();
    queues.set(queueOf(entry), queue);
    const cell = placeOf(entry);
    queue.set(cell, [...(queue.get(cell) ?? []), entry]);
  }
  return [...queues.values()].map((cells) => [...cells.values()].map(coalesce));
}

function coalesce(entries: readonly Entry[]): CoalescedEntry {
  const last = entries.at(-1) as Entry;
  const baseVersion = Math.min(...entries.map((entry) => entry.baseVersion));
  return { entry: { ...last, baseVersion }, ids: entries.map(({ id }) => id) };
}
