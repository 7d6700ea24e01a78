import { hash, verify, type Options } from '@node-rs/argon2';

/** How passwords are kept. */
export interface Passwords {
  hash(password: string, whose?: 'known' | 'stranger'): Promise<string>;
  /** Without a hash (no such account) it takes just as long, and returns false. `whose`: who asks, where some are served first. */
  verify(hash: string | null, password: string, whose?: 'known' | 'stranger'): Promise<boolean>;
}

/** OWASP's recommendation for argon2id, the library's algorithm by default: 19 MiB (in KiB here), two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id. How many run at a time is for hashing-queue.ts to say: 19 MiB each. */
export function createArgon2Passwords(): Passwords {
  const nobodys = hash('a password of nobody', COST);
  return {
    hash: (password) => hash(password, COST),
    async verify(stored, password) {
      const matches = await verify(stored ?? (await nobodys), password);
      return stored !== null && matches;
    },
  };
}
