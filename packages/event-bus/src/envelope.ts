import { eventEnvelope, type EventEnvelope } from '@fairshare/contracts';
import type { CommitRecord } from '@fairshare/store';

/** A commit as a CloudEvents record. `owner`: the service that published it. */
export function toEnvelope(owner: string, record: CommitRecord): EventEnvelope {
  return eventEnvelope.parse({
    specversion: '1.0',
    id: `${record.kind}/${record.id}/${record.version}`,
    source: `/fairshare/${owner}`,
    type: `fairshare.${record.kind}`,
    subject: record.id,
    time: record.time,
    datacontenttype: 'application/json',
    traceparent: record.traceparent,
    data: {
      kind: record.kind,
      version: record.version,
      schema: record.schema,
      changes: record.changes,
      state: record.state ?? { deleted: true },
    },
  });
}
