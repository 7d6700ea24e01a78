import { LARGEST_RECORD } from './kafka/topics';

/** Bytes of a record beside its state and changes: names, ids and times of the envelope, the trace twice, key, headers, and the batch around it. */
const ENVELOPE = 8 * 1024;

/**
 * Bytes that state and changes of one aggregate may have as JSON, so that the bus takes its record. Whoever commits has to ask before: what
 * is committed and too large is never published.
 */
export const LARGEST_PUBLISHED = LARGEST_RECORD - ENVELOPE;
