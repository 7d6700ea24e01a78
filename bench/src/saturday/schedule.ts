/** The behaviour of golfers on a Saturday, from public figures; see docs/capacity.md. */
export const ROUND_SECONDS = 4.5 * 3_600;
export const WRITES_A_ROUND = 60;
export const PHONES_A_GROUP = 3;

export interface Load {
  readonly groups: number;
  /** How much faster than on a course a round is played: its 60 writes follow each other at that pace. */
  readonly pace: number;
  /** Seconds that are measured. */
  readonly seconds: number;
  readonly seed: number;
}

/** One score that a group enters. */
export interface Write {
  /** Seconds since the beginning. */
  readonly at: number;
  readonly group: number;
}

/** Random numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Seconds between two writes of a group, on average. */
export const gapOf = ({ pace }: Pick<Load, 'pace'>): number => ROUND_SECONDS / WRITES_A_ROUND / pace;

/**
 * Every write in order: each group begins somewhere in its round, and enters each score between half and one and a half gaps after the one before.
 * This produces minutes with three times the writes of others, as on a course.
 */
export function writesOf(load: Load): Write[] {
  const gap = gapOf(load);
  const random = chance(load.seed);
  const writes: Write[] = [];
  for (let group = 0; group < load.groups; group += 1) {
    for (let at = random() * gap; at < load.seconds; at += gap * (0.5 + random())) writes.push({ at, group });
  }
  return writes.sort((a, b) => a.at - b.at);
}
