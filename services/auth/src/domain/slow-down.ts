/** Backoff after failed attempts of one kind: some failures are free, then each one doubles the wait. Milliseconds. */
export interface SlowDown {
  readonly freeFailures: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** After this long without a failure the count expires. */
  readonly forgottenAfter: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const HOUR = 60 * MINUTE;

/**
 * One client at one account: a network address, or a device that has signed in to the account before. Its failures lock out only itself,
 * and no other client that tries the same account.
 */
export const ONE_GUESSER: SlowDown = { freeFailures: 5, firstWait: 2 * SECOND, longestWait: 5 * MINUTE, forgottenAfter: 24 * HOUR };

/**
 * All unknown devices together at one account. This limits guesses from many addresses to a few hundred a day. Known devices are exempt, and
 * so are the first attempts of an address with a password that is on no list.
 */
export const PER_ACCOUNT: SlowDown = { freeFailures: 100, firstWait: 2 * SECOND, longestWait: 5 * MINUTE, forgottenAfter: 24 * HOUR };

/** One address at one account while unknown devices have to wait there: the attempts a day it may make with passwords that are on no list. */
export const FRESH_ADDRESS: SlowDown = { freeFailures: 3, firstWait: 24 * HOUR, longestWait: 24 * HOUR, forgottenAfter: 24 * HOUR };

/** Failures of one address that count for all unknown devices together. The cap keeps a single patient address from locking out the others. */
export const COUNTED_OF_ONE_ADDRESS = 10;

/** One address at all accounts, against an attacker with a list of names. A clubhouse shares one address, so it may fail more. Known devices are exempt. */
export const PER_ADDRESS: SlowDown = { freeFailures: 50, firstWait: 2 * SECOND, longestWait: 15 * MINUTE, forgottenAfter: 15 * MINUTE };

/** Reset mails to one account. Further requests send no mail, without an error. */
export const PER_MAILBOX: SlowDown = { freeFailures: 10, firstWait: MINUTE, longestWait: 15 * MINUTE, forgottenAfter: 60 * MINUTE };

/** The stored count of failures. Epoch milliseconds. */
export interface Failures {
  readonly count: number;
  readonly lastAt: number;
}

/** Milliseconds until the next attempt is allowed; 0: now. */
export function waitAfter(failures: Failures | undefined, rule: SlowDown, now: number): number {
  if (!failures || isForgotten(failures, rule, now) || failures.count < rule.freeFailures) return 0;
  const wait = Math.min(rule.firstWait * 2 ** (failures.count - rule.freeFailures), rule.longestWait);
  return Math.max(0, failures.lastAt + wait - now);
}

export const addFailure = (failures: Failures | undefined, rule: SlowDown, now: number): Failures => ({
  count: failures && !isForgotten(failures, rule, now) ? failures.count + 1 : 1,
  lastAt: now,
});

export const isForgotten = (failures: Failures, rule: SlowDown, now: number): boolean => now - failures.lastAt >= rule.forgottenAfter;

/** Key of the counter of all unknown devices that fail at an account. */
export const accountKey = (email: string): string => `account ${email}`;

/** Key of the counter of one device or address at an account. */
export const atAccount = (email: string, guesser: string): string => `account ${email} ${guesser}`;
