import type { Outbox, OutboxEntry, PublishedRecord } from '@fairshare/store';

/** An in-memory outbox: it publishes each aggregate's records one after another, as if each had been sent when it was written. */
export function backlogOf(records: readonly PublishedRecord[]): Outbox {
  const waiting = new Map<string, PublishedRecord[]>();
  for (const record of records) waiting.set(record.id, [...(waiting.get(record.id) ?? []), record]);
  const next = (id: string) => {
    const record = waiting.get(id)?.[0];
    return record ? { record, entries: [{ version: record.version }] } : null;
  };
  return {
    pending: async (limit) => [...waiting].slice(0, limit).flatMap(([id, [first]]) => (first ? [{ kind: first.kind, id }] : [])),
    read: async (_kind, id) => next(id),
    async removePublished(_kind, id, entries: readonly OutboxEntry[]) {
      const left = (waiting.get(id) ?? []).filter(({ version }) => !entries.some((entry) => entry.version === version));
      if (left.length > 0) waiting.set(id, left);
      else waiting.delete(id);
      return next(id);
    },
    async removeAllPublished(sent) {
      const newer = sent.filter(({ id, entries }) => (waiting.get(id)?.length ?? 0) > entries.length);
      for (const { id } of sent.filter((one) => !newer.includes(one))) waiting.delete(id);
      return newer;
    },
    depth: async () => waiting.size,
    age: async () => 0,
    onCommit: () => () => undefined,
  };
}
