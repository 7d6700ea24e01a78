import type { EventEnvelope } from '@fairshare/contracts';

/**
 * Events of one aggregate as one: everything that happened, and the newest state, at the place of the last. So a backlog of many small
 * changes costs a consumer no more than what has become of them.
 */
export function bundle(events: readonly EventEnvelope[]): EventEnvelope[] {
  const bundled = new Map<string, EventEnvelope>();
  for (const event of events) {
    const key = JSON.stringify([event.data.kind, event.subject]);
    const before = bundled.get(key);
    bundled.delete(key);
    bundled.set(key, before ? joined(before, event) : event);
  }
  return [...bundled.values()];
}

/** A record that was sent again may come after newer ones. */
function joined(before: EventEnvelope, after: EventEnvelope): EventEnvelope {
  const newest = after.data.version >= before.data.version ? after : before;
  return { ...newest, data: { ...newest.data, changes: [...before.data.changes, ...after.data.changes] } };
}
