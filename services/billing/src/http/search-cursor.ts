import { invalidField } from '@fairshare/service-kit';
import type { FoundPlace } from '../queries/search-users';

/** Where the next page of a search begins, as one opaque word. */
export const writeCursor = ({ text, id }: FoundPlace): string => Buffer.from(JSON.stringify([text, id])).toString('base64url');

/** @throws HttpError 400 */
export function readCursor(cursor: string): FoundPlace {
  try {
    const [text, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof text === 'string' && typeof id === 'string') return { text, id };
  } catch {
    // Refused below, as what is none of ours.
  }
  throw invalidField('cursor', 'cursor must come from an earlier answer');
}
