import { addFailure, isForgotten, waitAfter, type Failures, type SlowDown } from '../domain/slow-down';

/** Counts failures by a key of the caller's choosing. Losing the counts only resets the waits; no data is lost. */
export interface Attempts {
  /** Milliseconds until the next attempt is allowed; 0: now. */
  wait(key: string, rule: SlowDown): Promise<number>;
  /** Counts a failure. Returns the new count. */
  failed(key: string, rule: SlowDown): Promise<number>;
  forget(key: string): Promise<void>;
}

/** Maximum number of keys. The oldest are evicted, so that a flood of names cannot fill the memory. */
const KEYS_MAX = 50_000;

/** Counts in the memory of this process: several processes allow that many times the failures. */
export function createMemoryAttempts(clock: () => Date): Attempts {
  const remembered = new Map<string, Failures>();

  function sweep(rule: SlowDown, now: number): void {
    for (const [key, failures] of remembered) if (isForgotten(failures, rule, now)) remembered.delete(key);
    for (const key of remembered.keys()) {
      if (remembered.size < KEYS_MAX) return;
      remembered.delete(key);
    }
  }

  return {
    wait: async (key, rule) => waitAfter(remembered.get(key), rule, clock().getTime()),
    async failed(key, rule) {
      const now = clock().getTime();
      const failures = addFailure(remembered.get(key), rule, now);
      if (remembered.size >= KEYS_MAX) sweep(rule, now);
      remembered.delete(key);
      remembered.set(key, failures);
      return failures.count;
    },
    forget: async (key) => void remembered.delete(key),
  };
}
