import type { AuthDeps } from '../deps';
import { SignInTooOften, WrongPassword } from '../domain/errors';
import { ONE_GUESSER } from '../domain/slow-down';

interface Proof {
  readonly passwordHash: string;
  /** As typed, and in which field. */
  readonly password: string;
  readonly field: WrongPassword['field'];
}

/**
 * Whoever holds a session proves to be the account's owner once more. Guesses are slowed as at signing in, under a key of their own: a
 * stolen session must not keep the owner from signing in. @throws WrongPassword, SignInTooOften, TooManyAtOnce
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
