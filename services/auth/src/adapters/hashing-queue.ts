import { TooManyAtOnce } from '../domain/errors';
import type { Passwords } from './passwords';

/** Maximum number of concurrent hashings. They run on libuv's four threads, which file access and DNS lookups also need. */
export const CONCURRENT_HASHINGS = 2;
/** Maximum length of each queue (known clients, strangers): two seconds of work. */
export const QUEUED_HASHINGS_MAX = 64;

/**
 * Bounds the cost of hashing: a few hashings run at a time, others are queued, and a request is refused when its queue is full. Known clients
 * (by their device or a session) have a queue of their own, which is served first, so that a flood of strangers does not lock them out.
 */
export function queueHashing(passwords: Passwords): Passwords {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let underWay = 0;

  async function inTurn<T>(line: (() => void)[], work: () => Promise<T>): Promise<T> {
    if (underWay >= CONCURRENT_HASHINGS) {
      if (line.length >= QUEUED_HASHINGS_MAX) throw new TooManyAtOnce();
      await new Promise<void>((resolve) => line.push(resolve));
    } else underWay += 1;
    try {
      return await work();
    } finally {
      // The next in the queue takes over this slot; with an empty queue the slot becomes free.
      const next = known.shift() ?? strangers.shift();
      if (next) next();
      else underWay -= 1;
    }
  }

  const lineOf = (whose: 'known' | 'stranger' | undefined) => (whose === 'known' ? known : strangers);
  return {
    hash: (password, whose) => inTurn(lineOf(whose), () => passwords.hash(password)),
    verify: (stored, password, whose) => inTurn(lineOf(whose), () => passwords.verify(stored, password)),
  };
}
