/** Detects whether a user may have been evicted from a room while a socket was joining it. */
export interface Evictions {
  /** Records an eviction of non-members from this room. */
  note(room: string): void;
  /** Returns the same object until the next eviction at any instance; null: this instance may not receive the evictions of others. */
  mark(room: string): object | null;
}

/** The evictions of a single instance. */
export function createEvictions(): Evictions {
  let last = {};
  return { note: () => void (last = {}), mark: () => last };
}
