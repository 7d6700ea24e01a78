import { addFailure, isForgotten, waitAfter, type Failures, type SlowDown } from '../domain/slow-down';

/** Remembers failures by a key of the caller's choosing. Losing it costs patience, never data. */
export interface Attempts {
  /** Milliseconds until the next attempt is allowed; 0: now. */
  wait(key: string, rule: SlowDown): Promise<number>;
  /** Notes a failure. Returns how many there are by now. */
  failed(key: string, rule: SlowDown): Promise<number>;
  forget(key: string): Promise<void>;
}

/** Keys remembered at most; the oldest give way, so that a flood of names cannot fill the memory. */
const KEYS_MAX = 50_000;

/** Of this process alone: several of them allow that many times the failures. */
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
