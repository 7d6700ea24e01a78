import type { Account } from './account';

/** Milliseconds a login session lives: 30 days. */
export const LOGIN_SESSION_LIFE = 30 * 24 * 60 * 60_000;

/** One signed-in browser. Its id is public (the token's sid). The service stores only the hash of the secret in the browser's cookie. */
export interface LoginSession {
  readonly id: string;
  readonly userId: string;
  /** SHA-256 of the cookie's value, hex. */
  readonly secretHash: string;
  /** The account's epoch at sign-in. */
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

/** Whether the session is valid: it has not expired, and it was started with the account's current password. */
export const isAlive = (loginSession: LoginSession, account: Account, now: Date): boolean =>
  !hasExpired(loginSession, now) && loginSession.credentialEpoch === account.credentialEpoch;
