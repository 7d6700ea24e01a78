import { cellOf, type Entry, laneOf } from './records';

/** Entries of one cell that are sent as one: the last says what counts, and was entered against what the first one saw. */
export interface Shipment {
  readonly entry: Entry;
  /** All that the answer settles. */
  readonly ids: readonly number[];
}

/**
 * What waits, as lanes that may be sent side by side; inside a lane in order. A golfer's own corrections travel as the last one
 * alone, against the version the first one was entered against: whether somebody else came between counts from there.
 */
export function lanesOf(waiting: readonly Entry[]): Shipment[][] {
  const lanes = new Map<string, Map<string, Entry[]>>();
  for (const entry of waiting) {
    const lane = lanes.get(laneOf(entry)) ?? new Map<string, Entry[]>();
    lanes.set(laneOf(entry), lane);
    const cell = cellOf(entry);
    lane.set(cell, [...(lane.get(cell) ?? []), entry]);
  }
  return [...lanes.values()].map((cells) => [...cells.values()].map(shipmentOf));
}

function shipmentOf(entries: readonly Entry[]): Shipment {
  const last = entries.at(-1) as Entry;
  const baseVersion = Math.min(...entries.map((entry) => entry.baseVersion));
  return { entry: { ...last, baseVersion }, ids: entries.map(({ id }) => id) };
}
