import { TooManyAtOnce } from '../domain/errors';
import type { Passwords } from './passwords';

/** Hashings under way at a time. They run on libuv's four threads, which files and addresses need as well. */
export const CONCURRENT_HASHINGS = 2;
/** So many wait at most, of strangers and of those known to us each: two seconds of work. */
export const QUEUED_HASHINGS_MAX = 64;

/**
 * Bounds what hashing costs: a few at a time, the others in line, and whoever comes when the line is full is sent away. Whoever is known
 * (a device of theirs, or a session) has a line of their own, which is served first: a flood of strangers does not keep them out.
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
      // Whoever is next takes this one's place; without anybody it is given up.
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
