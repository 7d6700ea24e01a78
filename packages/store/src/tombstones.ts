import type { AggregateType } from './port';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Milliseconds that the tombstone of a deleted aggregate is stored, here and in projections. Until then a late record could restore it:
 * phones send changes that they stored for 30 days after access lapsed, topics hold older records for a day, dead letters are retried for 14 days.
 */
export const TOMBSTONE_RETENTION = 90 * DAY;

/** Tombstones from before this instant have expired. ISO 8601 */
export const tombstonesForgottenBefore = ({ tombstoneRetention: tombstonesKeptFor = TOMBSTONE_RETENTION }: Pick<AggregateType<object>, 'tombstoneRetention'>, now: Date): string =>
  new Date(now.getTime() - Math.max(tombstonesKeptFor, DAY)).toISOString();
