import { eventEnvelope, type EventEnvelope, type ServiceName } from '@fairshare/contracts';
import type { PublishedRecord } from '@fairshare/store';

/**
 * The envelope of a commit on every bus: CloudEvents 1.0.
 * The id names aggregate and version, so a record that is sent again has the same id.
 */
export function toEnvelope(owner: ServiceName, record: PublishedRecord): object {
  const { kind, id, version, schema, time, traceparent, changes, state } = record;
  return {
    specversion: '1.0',
    id: `${kind}/${id}/${version}`,
    source: `/fairshare/${owner}`,
    type: `fairshare.${kind}`,
    subject: id,
    time,
    datacontenttype: 'application/json',
    ...(traceparent === undefined ? {} : { traceparent }),
    data: { kind, version, schema, changes, state: state ?? { deleted: true } },
  };
}

/** Parses a received record, or returns the reason why it is not an event. The consumer validates the state. */
export function readEnvelope(received: unknown): { readonly event: EventEnvelope } | { readonly invalid: string } {
  const parsed = eventEnvelope.safeParse(received);
  return parsed.success ? { event: parsed.data } : { invalid: `not an event: ${parsed.error.message}` };
}
