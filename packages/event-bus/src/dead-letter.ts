import { createHash } from 'node:crypto';
import type { ConsumerStore, DeadLetter } from '@fairshare/store';

/** Largest record in bytes that a dead letter contains whole. Escaped it may be six times as long, which every store and topic accepts. */
const QUOTED_WHOLE = 128 * 1024;
/** Characters that a dead letter contains of a record's beginning, headers, key and reason. */
const HEAD = 1_000;
const HEADER = 200;
const SUBJECT = 200;
const REASON = 2_000;
const HEADERS = 20;

/** The store for the dead letters of a consumer. */
export type DeadLetters = Pick<ConsumerStore, 'addDeadLetter'>;

/** A record that is dead-lettered, with the reason. */
export interface FailedRecord {
  readonly consumer: string;
  readonly topic: string;
  /** The aggregate's id, or the record's key. */
  readonly subject: string;
  /** As received; parsed if possible. */
  readonly record: unknown;
  /** The bytes as received, if known. */
  readonly raw?: Buffer | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly at: string;
}

/** Replaces a record that is too large for a dead letter: enough to find and recognize it on its topic. */
export interface Digest {
  readonly digest: { readonly bytes: number; readonly sha256: string; readonly headers: Readonly<Record<string, string>>; readonly head: string };
}

/** Whether a dead letter holds only a digest, so that the record cannot be retried from it. */
export const isDigest = (record: unknown): record is Digest => typeof record === 'object' && record !== null && 'digest' in record && !('specversion' in record);

/** The dead letter of a record. It is always small enough to be stored, so that no record blocks its partition. */
export function deadLetterOf({ consumer, topic, subject, record, raw, headers = {}, reason, at }: FailedRecord): DeadLetter {
  const bytes = raw ?? Buffer.from(JSON.stringify(record) ?? '');
  const quote = bytes.length <= QUOTED_WHOLE ? record : digestOf(bytes, headers);
  return { consumer, topic, subject: subject.slice(0, SUBJECT), reason: reason.slice(0, REASON), record: quote, at };
}

/** Whether a key can be an aggregate's id. */
export const isSubject = (subject: string): boolean => subject !== '' && subject.length <= SUBJECT;

function digestOf(bytes: Buffer, headers: Readonly<Record<string, string>>): Digest {
  const short = Object.entries(headers)
    .slice(0, HEADERS)
    .map(([name, value]) => [name.slice(0, HEADER), value.slice(0, HEADER)]);
  return {
    digest: {
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      headers: Object.fromEntries(short) as Record<string, string>,
      head: bytes.subarray(0, HEAD).toString(),
    },
  };
}
