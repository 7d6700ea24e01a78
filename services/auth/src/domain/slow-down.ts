/** How failures of one kind are slowed: some are free, then each one doubles the wait. Milliseconds. */
export interface SlowDown {
  readonly freeFailures: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** Without a failure for this long, all is forgotten. */
  readonly forgottenAfter: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const HOUR = 60 * MINUTE;

/**
 * One guesser at one account: a network address, or a device on which the account was signed in to before. He keeps himself out, and
 * nobody else who tries the same account.
 */
export const ONE_GUESSER: SlowDown = { freeFailures: 5, firstWait: 2 * SECOND, longestWait: 5 * MINUTE, forgottenAfter: 24 * HOUR };

/**
 * All strangers together at one account: guesses from many addresses stay a few hundred a day. Known devices are apart, and so are the
 * first tries of an address with a password that is on no list.
 */
export const PER_ACCOUNT: SlowDown = { freeFailures: 100, firstWait: 2 * SECOND, longestWait: 5 * MINUTE, forgottenAfter: 24 * HOUR };

/** One address at one account while strangers together have to wait there: so many tries a day of passwords that are on no list. */
export const FRESH_ADDRESS: SlowDown = { freeFailures: 3, firstWait: 24 * HOUR, longestWait: 24 * HOUR, forgottenAfter: 24 * HOUR };

/** So many failures of one address count for all strangers together: a single one, however patient, never makes the others wait. */
export const COUNTED_OF_ONE_ADDRESS = 10;

/** One address at all accounts, as whoever tries a list of names would. A clubhouse shares one, so it is allowed more. Known devices are apart. */
export const PER_ADDRESS: SlowDown = { freeFailures: 50, firstWait: 2 * SECOND, longestWait: 15 * MINUTE, forgottenAfter: 15 * MINUTE };

/** Reset mails to one account. More are not sent, and nobody is told. */
export const PER_MAILBOX: SlowDown = { freeFailures: 10, firstWait: MINUTE, longestWait: 15 * MINUTE, forgottenAfter: 60 * MINUTE };

/** What is remembered of failures. Epoch milliseconds. */
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

/** The counter of all strangers who fail at an account. */
export const accountKey = (email: string): string => `account ${email}`;

/** The counter of one device or address at an account. */
export const atAccount = (email: string, guesser: string): string => `account ${email} ${guesser}`;
