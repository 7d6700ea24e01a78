import type { AggregateType } from './port';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Milliseconds that what stays of a deleted aggregate is kept, here and in projections. A late record could bring the dead back until then:
 * phones send what they kept for 30 days after access lapsed, topics hold older records for a day, dead letters are tried again for 14.
 */
export const TOMBSTONE_RETENTION = 90 * DAY;

/** The instant before which tombstones are forgotten. ISO 8601 */
export const tombstonesForgottenBefore = ({ tombstoneRetention: tombstonesKeptFor = TOMBSTONE_RETENTION }: Pick<AggregateType<object>, 'tombstoneRetention'>, now: Date): string =>
  new Date(now.getTime() - Math.max(tombstonesKeptFor, DAY)).toISOString();
