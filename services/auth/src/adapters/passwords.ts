import { hash, verify, type Options } from '@node-rs/argon2';

/** How passwords are kept. */
export interface Passwords {
  hash(password: string, whose?: 'known' | 'stranger'): Promise<string>;
  /** Without a hash (no such account) it takes just as long, and returns false. `whose`: who asks, where some are served first. */
  verify(hash: string | null, password: string, whose?: 'known' | 'stranger'): Promise<boolean>;
}

/** OWASP's recommendation for argon2id, the library's algorithm by default: 19 MiB (in KiB here), two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One form of what the same keys mean on every keyboard: "ä" is one character on one, and "a" with a mark on another. NFC, as RFC 8265
 * (OpaqueString) has it; blanks and letter case stay as typed.
 */
export const passwordForm = (typed: string): string => typed.normalize('NFC');

/** argon2id. How many run at a time is for hashing-queue.ts to say: 19 MiB each. */
export function createArgon2Passwords(): Passwords {
  const nobodys = hash('a password of nobody', COST);
  return {
    hash: (password) => hash(passwordForm(password), COST),
    async verify(stored, password) {
      const known = stored ?? (await nobodys);
      const form = passwordForm(password);
      // Accounts of earlier releases have the hash of what was typed, in whatever form that keyboard wrote.
      const forms = new Set([form, password, form.normalize('NFD')]);
      let matches = false;
      // All of them, whichever matches: the time says nothing.
      for (const one of forms) matches = (await verify(known, one)) || matches;
      return stored !== null && matches;
    },
  };
}
