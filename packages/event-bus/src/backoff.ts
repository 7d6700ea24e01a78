/** Milliseconds before the first retry, and the longest wait. */
const FIRST = 50;
const LONGEST = 5_000;

/** Milliseconds to wait before the given retry (from 0): 50, 100, 200 … 5000. */
export const backoff = (retry: number): number => Math.min(FIRST * 2 ** retry, LONGEST);
