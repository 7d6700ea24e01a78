import type { Account } from './account';

/** Milliseconds a login session lives: 30 days. */
export const LOGIN_SESSION_LIFE = 30 * 24 * 60 * 60_000;

/** One signed-in browser. Its id is public (the token's sid); the secret in the browser's cookie is known here by its hash alone. */
export interface LoginSession {
  readonly id: string;
  readonly userId: string;
  /** SHA-256 of the cookie's value, hex. */
  readonly secretHash: string;
  /** The account's epoch when it was signed in to. */
  readonly credentialEpoch: number;
  readonly startedAt: string;
  readonly expiresAt: string;
}

export const newLoginSession = (id: string, account: Account, secretHash: string, now: Date): LoginSession => ({
  id,
  userId: account.id,
  secretHash,
  credentialEpoch: account.credentialEpoch,
  startedAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + LOGIN_SESSION_LIFE).toISOString(),
});

export const hasExpired = (loginSession: LoginSession, now: Date): boolean => new Date(loginSession.expiresAt) <= now;

/** Whether it still lets its account in: not expired, and of the account's present password. */
export const isAlive = (loginSession: LoginSession, account: Account, now: Date): boolean =>
  !hasExpired(loginSession, now) && loginSession.credentialEpoch === account.credentialEpoch;
