import { invalidField } from '@fairshare/service-kit';
import type { FoundPlace } from '../queries/search-users';

/** The opaque cursor of a search's next page. */
export const writeCursor = ({ text, id }: FoundPlace): string => Buffer.from(JSON.stringify([text, id])).toString('base64url');

/** @throws HttpError 400 */
export function readCursor(cursor: string): FoundPlace {
  try {
    const [text, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof text === 'string' && typeof id === 'string') return { text, id };
  } catch {
    // Refused below, like any cursor that this service did not issue.
  }
  throw invalidField('cursor', 'cursor must come from an earlier answer');
}
