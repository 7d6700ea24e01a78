import { replaceEqualDeep } from '@tanstack/react-query';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * For `structuralSharing`: a cached record never goes back to an older version. A response to a read may be older than the response to a
 * later write: it arrived late, or the phone was offline and served it from its own cache.
 */
export function keepNewest(known: unknown, read: unknown): unknown {
  return replaceEqualDeep(known, newerOf(known, read));
}

function newerOf(known: unknown, read: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(read)) {
    const byId = new Map(known.filter(isVersioned).map((one) => [one.id, one]));
    return read.map((one) => (isVersioned(one) ? newerOf(byId.get(one.id), one) : one));
  }
  return isVersioned(known) && isVersioned(read) && known.id === read.id && known.version > read.version ? known : read;
}

function isVersioned(value: unknown): value is Versioned {
  return typeof value === 'object' && value !== null && 'id' in value && 'version' in value && typeof value.version === 'number';
}
