import type { EventEnvelope } from '@fairshare/contracts';

/**
 * Merges the events of each aggregate into one with all changes and the newest state, at the position of the last. So a backlog of many
 * small changes costs a consumer one write per aggregate.
 */
export function mergeByAggregate(events: readonly EventEnvelope[]): EventEnvelope[] {
  const bundled = new Map<string, EventEnvelope>();
  for (const event of events) {
    const key = JSON.stringify([event.data.kind, event.subject]);
    const before = bundled.get(key);
    bundled.delete(key);
    bundled.set(key, before ? joined(before, event) : event);
  }
  return [...bundled.values()];
}

/** A record that was sent twice may arrive after newer ones. */
function joined(before: EventEnvelope, after: EventEnvelope): EventEnvelope {
  const newest = after.data.version >= before.data.version ? after : before;
  return { ...newest, data: { ...newest.data, changes: [...before.data.changes, ...after.data.changes] } };
}
