import { isPhoto } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { AdminLinkInvalid, NotAPhoto, ResetTokenInvalid, WrongPassword } from './errors';

/** Milliseconds until a reset link expires. */
export const RESET_TOKEN_LIFE = 30 * 60_000;
/** Milliseconds until an administrator's link expires. Signing in sends a new one. */
export const ADMIN_LINK_LIFE = 24 * 60 * 60_000;

export type Role = 'golfer' | 'admin';
export type MarketingStatus = 'subscribed' | 'pending' | 'unsubscribed';

/** A mailed secret: its hash and its expiry (ISO). */
export interface MailedSecret {
  readonly hash: string;
  readonly expiresAt: string;
}

export interface Marketing {
  readonly status: MarketingStatus;
  readonly consentAt: string | null;
  readonly unsubscribeAt: string | null;
}

/** All data auth stores about one user. Instants are ISO strings in UTC. */
export interface Account {
  readonly id: string;
  /** Lower-cased; unique. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly createdAt: string;
  readonly termsAcceptedAt: string;
  readonly passwordHash: string;
  /** Counts the passwords set so far. A login session of another epoch is invalid. */
  readonly credentialEpoch: number;
  readonly marketing: Marketing;
  readonly resetToken: MailedSecret | null;
  readonly adminLink: MailedSecret | null;
  /** A data URL; null or absent: none. */
  readonly photo?: string | null;
}

export interface Registration extends Pick<Account, 'id' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'role'> {
  readonly marketingConsent: boolean;
}

/** Emails are compared lower-cased. */
export const normalizeEmail = (email: string): string => email.toLowerCase();

/** Ids sort by the time of registration, so a list ordered by id is ordered by registration. `chance`: random letters and digits. */
export const newAccountId = (now: Date, chance: string): string => `${now.getTime().toString(36).padStart(9, '0')}-${chance}`;

/** Creates an account. Marketing consent at registration gives `subscribed`. */
export function openAccount(registration: Registration, now: Date): Account {
  const { marketingConsent, email, ...given } = registration;
  const at = now.toISOString();
  return {
    ...given,
    email: normalizeEmail(email),
    createdAt: at,
    termsAcceptedAt: at,
    credentialEpoch: 1,
    marketing: { status: marketingConsent ? 'subscribed' : 'unsubscribed', consentAt: marketingConsent ? at : null, unsubscribeAt: null },
    resetToken: null,
    adminLink: null,
  };
}

/** Issues a reset token. It replaces an older one, since an account stores only one. */
export function issueResetToken(account: Account, hash: string, now: Date): Change<Account> {
  return { state: { ...account, resetToken: expiring(hash, now, RESET_TOKEN_LIFE) }, changes: [] };
}

/** Whether this token can set a password now. */
export const resetTokenHolds = (account: Account, hash: string, now: Date): boolean => holds(account.resetToken, hash, now);

/** Sets a password by a reset token and invalidates the token. @throws ResetTokenInvalid */
export function resetPassword(account: Account, tokenHash: string, passwordHash: string, now: Date): Change<Account> {
  if (!resetTokenHolds(account, tokenHash, now)) throw new ResetTokenInvalid();
  return setPassword(account, passwordHash);
}

/** Sets a password for a user who proved the password of `provedEpoch`. @throws WrongPassword when another password has been set since */
export function changePassword(account: Account, provedEpoch: number, passwordHash: string): Change<Account> {
  if (account.credentialEpoch !== provedEpoch) throw new WrongPassword('currentPassword');
  return setPassword(account, passwordHash);
}

/** Invalidates a pending reset link and the epoch of every login session, all in one write. */
const setPassword = (account: Account, passwordHash: string): Change<Account> => ({
  state: { ...account, passwordHash, resetToken: null, credentialEpoch: account.credentialEpoch + 1 },
  changes: [{ name: 'password-set' }],
});

/** Gives or withdraws marketing consent. A withdrawal retains the date of consent as a record. A new consent clears the withdrawal. */
export function changeMarketing(account: Account, unsubscribe: boolean, now: Date): Change<Account> {
  const { marketing } = account;
  const at = now.toISOString();
  if (unsubscribe && marketing.status === 'unsubscribed' && marketing.unsubscribeAt !== null) return 'unchanged';
  if (!unsubscribe && marketing.status === 'subscribed') return 'unchanged';
  const next: Marketing = unsubscribe
    ? { status: 'unsubscribed', consentAt: marketing.consentAt, unsubscribeAt: at }
    : { status: 'subscribed', consentAt: at, unsubscribeAt: null };
  return { state: { ...account, marketing: next }, changes: [{ name: 'email-preferences-changed' }] };
}

/** Chooses a photo, or removes it with null. @throws NotAPhoto */
export function changePhoto(account: Account, photo: string | null): Change<Account> {
  if (photo === (account.photo ?? null)) return 'unchanged';
  if (photo !== null && !isPhoto(photo)) throw new NotAPhoto();
  return { state: { ...account, photo }, changes: [{ name: 'account-photo-changed' }] };
}

/** Changes the role of an account. Either way a pending administrator's link becomes invalid. */
export function changeRole(account: Account, role: Role): Change<Account> {
  if (account.role === role) return 'unchanged';
  return { state: { ...account, role, adminLink: null }, changes: [{ name: 'role-changed', facts: { role } }] };
}

/** True when a link should be mailed: the account is not an administrator's yet, and no valid link is pending. */
export const awaitsAdminLink = (account: Account, now: Date): boolean => account.role !== 'admin' && !(account.adminLink && new Date(account.adminLink.expiresAt) > now);

export function issueAdminLink(account: Account, hash: string, now: Date): Change<Account> {
  return { state: { ...account, adminLink: expiring(hash, now, ADMIN_LINK_LIFE) }, changes: [] };
}

/** Gives the administrator role for a mailed link and invalidates the link. @throws AdminLinkInvalid */
export function redeemAdminLink(account: Account, hash: string, now: Date): Change<Account> {
  if (!holds(account.adminLink, hash, now)) throw new AdminLinkInvalid();
  return changeRole(account, 'admin');
}

const expiring = (hash: string, now: Date, life: number): MailedSecret => ({ hash, expiresAt: new Date(now.getTime() + life).toISOString() });

const holds = (secret: MailedSecret | null, hash: string, now: Date): boolean => secret !== null && secret.hash === hash && new Date(secret.expiresAt) > now;
