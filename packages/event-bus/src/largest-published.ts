import { LARGEST_RECORD } from './kafka/topics';

/** Bytes of a record beside its state and changes: names, ids and times of the envelope, the trace twice, key, headers, and the batch around it. */
const ENVELOPE = 8 * 1024;

/**
 * The largest state and changes of one aggregate, in bytes of JSON, that the bus can publish. A service checks this before it commits, since a
 * committed record that is too large would never be published.
 */
export const LARGEST_PUBLISHED = LARGEST_RECORD - ENVELOPE;
