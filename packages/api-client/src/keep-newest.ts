import { replaceEqualDeep } from '@tanstack/react-query';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * For `structuralSharing`: what is shown never goes back to an older version of itself. An answer may be older than what a write
 * has answered since: it was overtaken on its way, or there was no signal and it came from the phone's own memory.
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
