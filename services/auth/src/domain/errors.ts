/** An account with this email exists. */
export class EmailTaken extends Error {
  override readonly name = 'EmailTaken';
}

/** No such account, or another password: which of the two is nobody's to know. */
export class WrongCredentials extends Error {
  override readonly name = 'WrongCredentials';
}

/** Whoever holds the session does not know the account's password. */
export class WrongPassword extends Error {
  override readonly name = 'WrongPassword';
  /** @param field where it was typed */
  constructor(readonly field: 'password' | 'currentPassword') {
    super('not the password');
  }
}

/** Too many failed sign-ins of this guesser, for this account or from this address. */
export class SignInTooOften extends Error {
  override readonly name = 'SignInTooOften';
  constructor(readonly retryAfterSeconds: number) {
    super(`wait ${retryAfterSeconds} s`);
  }
}

/** More passwords wait to be checked than this process can check soon. */
export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce';
}

/** The reset token is unknown, used, superseded, expired, or another account's. */
export class ResetTokenInvalid extends Error {
  override readonly name = 'ResetTokenInvalid';
}

/** The administrator's link is unknown, used, superseded, expired, or another account's. */
export class AdminLinkInvalid extends Error {
  override readonly name = 'AdminLinkInvalid';
}
