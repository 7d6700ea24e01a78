import type { AuthDeps } from '../deps';
import { SignInTooOften, WrongPassword } from '../domain/errors';
import { ONE_GUESSER } from '../domain/slow-down';

interface Proof {
  readonly passwordHash: string;
  /** As typed, in the form field `field`. */
  readonly password: string;
  readonly field: WrongPassword['field'];
}

/**
 * Checks that the signed-in user knows the account's password. Failures are limited as at sign-in, but under a key of their own: guesses in
 * a stolen session must not lock the owner out of signing in. @throws WrongPassword, SignInTooOften, TooManyAtOnce
 */
export async function provePassword({ attempts, passwords }: AuthDeps, key: string, { passwordHash, password, field }: Proof): Promise<void> {
  const wait = await attempts.wait(key, ONE_GUESSER);
  if (wait > 0) throw new SignInTooOften(Math.ceil(wait / 1000));
  if (!(await passwords.verify(passwordHash, password, 'known'))) {
    await attempts.failed(key, ONE_GUESSER);
    throw new WrongPassword(field);
  }
  await attempts.forget(key);
}
