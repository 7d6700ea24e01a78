import { DomainError, domainError, invalidFieldError } from '@fairshare/contracts';

const EMAIL_TAKEN = 'An account with this email already exists. Please sign in.';
const WRONG_PASSWORD = 'That is not your password.';

/** An account with this email exists. */
export const EmailTaken = domainError('conflict', 'EMAIL_TAKEN', EMAIL_TAKEN, { issues: [{ path: 'email', message: EMAIL_TAKEN }] });

/** Unknown account or wrong password. The error must not reveal which of the two. The text is the specification's. */
export const WrongCredentials = domainError('unauthorized', 'WRONG_CREDENTIALS', 'Invalid email or password');

/** The signed-in user gave a wrong password for the account. */
export class WrongPassword extends DomainError {
  /** @param field the form field of the password */
  constructor(readonly field: 'password' | 'currentPassword') {
    super('forbidden', 'WRONG_PASSWORD', WRONG_PASSWORD, { issues: [{ path: field, message: WRONG_PASSWORD }] });
  }
}

/** Too many failed sign-ins by this client, for this account or from this address. */
export class SignInTooOften extends DomainError {
  constructor(retryAfterSeconds: number) {
    const wait = retryAfterSeconds < 60 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
    super('too-many', 'TOO_MANY_REQUESTS', `Too many failed attempts. Please try again in ${wait}.`, { retryAfterSeconds });
  }
}

/** More passwords are queued for verification than this process can verify soon. */
export const TooManyAtOnce = domainError('unavailable', 'UNAVAILABLE', 'Signing in is temporarily unavailable. Nothing was lost; please try again.', { retryAfterSeconds: 2 });

/** The reset token is unknown, used, superseded, expired, or another account's. */
export const ResetTokenInvalid = domainError('invalid', 'RESET_TOKEN_INVALID', 'Invalid or expired reset token.', { extra: { success: false } });

/** The administrator's link is unknown, used, superseded, expired, or another account's. */
export const AdminLinkInvalid = domainError('invalid', 'ADMIN_LINK_INVALID', 'This link is not valid for this account, or has expired. Sign in again to get a new one.');

/** The bytes of the photo do not match its declared image type. */
export const NotAPhoto = invalidFieldError('photo', 'The photo is not a png, jpeg or webp image.');
