import { createHash } from 'node:crypto';
import type { DeadLetter } from '@fairshare/store';

/** Bytes of a record that its letter quotes whole. Escaped it may be six times as long, and every store and topic takes that much. */
const QUOTED_WHOLE = 128 * 1024;
/** Characters of what a letter quotes in part: a record's beginning, its headers, its key, a reason. */
const HEAD = 1_000;
const HEADER = 200;
const SUBJECT = 200;
const REASON = 2_000;
const HEADERS = 20;

/** Why a record was given up, and what it was. */
export interface Failed {
  readonly consumer: string;
  readonly topic: string;
  /** The aggregate, or what stands in its place. */
  readonly subject: string;
  /** As it was received, parsed where it could be. */
  readonly record: unknown;
  /** As it was received, where that is known. */
  readonly raw?: Buffer | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly at: string;
}

/** Stands for a record that is too large to be buried whole: enough to find it on its topic, and to know it again. */
export interface Digest {
  readonly digest: { readonly bytes: number; readonly sha256: string; readonly headers: Readonly<Record<string, string>>; readonly head: string };
}

/** Whether a letter holds a digest of its record, from which it cannot be handled again. */
export const isDigest = (record: unknown): record is Digest => typeof record === 'object' && record !== null && 'digest' in record && !('specversion' in record);

/** The letter of a record. It is always small enough to be kept: what must not happen is that a record cannot even be buried. */
export function letterOf({ consumer, topic, subject, record, raw, headers = {}, reason, at }: Failed): DeadLetter {
  const bytes = raw ?? Buffer.from(JSON.stringify(record) ?? '');
  const quote = bytes.length <= QUOTED_WHOLE ? record : digestOf(bytes, headers);
  return { consumer, topic, subject: subject.slice(0, SUBJECT), reason: reason.slice(0, REASON), record: quote, at };
}

/** A key that can be an aggregate's id: not a stray text of a megabyte. */
export const isSubject = (subject: string): boolean => subject !== '' && subject.length <= SUBJECT;

function digestOf(bytes: Buffer, headers: Readonly<Record<string, string>>): Digest {
  const short = Object.entries(headers).slice(0, HEADERS).map(([name, value]) => [name.slice(0, HEADER), value.slice(0, HEADER)]);
  return {
    digest: {
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      headers: Object.fromEntries(short) as Record<string, string>,
      head: bytes.subarray(0, HEAD).toString(),
    },
  };
}
