import type { ServiceName } from '@fairshare/contracts';
import type { PublishedRecord } from '@fairshare/store';
import type { CompressionTypes, Producer } from 'kafkajs';
import { toEnvelope } from '../envelope';
import { Unavailable } from '../port';

export interface Message {
  readonly key: string;
  readonly value: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A message keyed by the aggregate, so that its records stay in order. The trace is also in a header, for tools that do not parse bodies. */
export function messageOf(owner: ServiceName, record: PublishedRecord): Message {
  return {
    key: record.id,
    value: JSON.stringify(toEnvelope(owner, record)),
    headers: { 'content-type': 'application/cloudevents+json', ...(record.traceparent === undefined ? {} : { traceparent: record.traceparent }) },
  };
}

/** Published without compression, so that every consumer can read it. */
const UNCOMPRESSED: CompressionTypes.None = 0;

const TOO_LARGE: readonly unknown[] = ['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE'];
/** Whether the record is too large for the topic; a retry would fail, too. */
const isRefused = (error: unknown) => error instanceof Error && 'type' in error && TOO_LARGE.includes(error.type);

/** Resolves when every in-sync replica has the record. @throws Unavailable when that is unknown; Error when the record is too large for the topic. */
export async function send(producer: Producer, topic: string, message: Message): Promise<void> {
  try {
    await producer.send({ topic, acks: -1, compression: UNCOMPRESSED, messages: [{ ...message, headers: { ...message.headers } }] });
  } catch (cause) {
    if (isRefused(cause)) throw new Error(`${topic} does not take ${message.key}: it is too large`, { cause });
    throw new Unavailable('the broker did not take it', { cause });
  }
}
