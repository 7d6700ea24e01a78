import type { AuthDeps } from '../deps';
import { accountKey, atAccount } from '../domain/slow-down';
import type { SignInOrigin } from './guard-sign-in';

/** Resets the failure counts after a new password, so that earlier guesses do not slow its owner down. */
export async function forgetFailedSignIns({ attempts }: AuthDeps, email: string, origin?: SignInOrigin): Promise<void> {
  await attempts.forget(accountKey(email));
  if (origin) await attempts.forget(atAccount(email, `address ${origin.address}`));
}
