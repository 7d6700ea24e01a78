import { type Entry, placeOf, queueOf } from './records';

/** Entries of one cell that are sent as one: the last says what counts, and was entered against what the first one saw. */
export interface CoalescedEntry {
  readonly entry: Entry;
  /** All that the answer settles. */
  readonly ids: readonly number[];
}

/**
 * What waits, as queues that may be sent side by side; inside a queue in order. A golfer's own corrections travel as the last one
 * alone, against the version the first one was entered against: whether somebody else came between counts from there.
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
