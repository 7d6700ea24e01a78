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

/** Per account. The wait stays short enough that a stranger who guesses cannot keep the owner out for long. */
export const PER_ACCOUNT: SlowDown = { freeFailures: 5, firstWait: 2 * SECOND, longestWait: 5 * MINUTE, forgottenAfter: 15 * MINUTE };

/** Per address. A clubhouse shares one, so it is allowed more. */
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
