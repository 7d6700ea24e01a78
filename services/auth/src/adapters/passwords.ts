import { hash, verify, type Options } from '@node-rs/argon2';

/** Hashes and verifies passwords. */
export interface Passwords {
  hash(password: string, whose?: 'known' | 'stranger'): Promise<string>;
  /** Without a hash (unknown account) it takes equally long and returns false. `whose`: the kind of caller, for implementations that prioritise. */
  verify(hash: string | null, password: string, whose?: 'known' | 'stranger'): Promise<boolean>;
}

/** OWASP's recommendation for argon2id, the library's algorithm by default: 19 MiB (in KiB here), two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The same password in one Unicode form, whatever the keyboard: "ä" is one character on some, and "a" with a combining mark on others. NFC,
 * as RFC 8265 (OpaqueString) requires. Blanks and letter case stay as typed.
 */
export const passwordForm = (typed: string): string => typed.normalize('NFC');

/** argon2id. hashing-queue.ts limits how many run at a time, since each takes 19 MiB. */
export function createArgon2Passwords(): Passwords {
  const nobodys = hash('a password of nobody', COST);
  return {
    hash: (password) => hash(passwordForm(password), COST),
    async verify(stored, password) {
      const known = stored ?? (await nobodys);
      const form = passwordForm(password);
      // Earlier releases hashed the password as typed, in whatever Unicode form that keyboard produced.
      const forms = new Set([form, password, form.normalize('NFD')]);
      let matches = false;
      // All forms are verified, even after a match, so that the time reveals nothing.
      for (const one of forms) matches = (await verify(known, one)) || matches;
      return stored !== null && matches;
    },
  };
}
