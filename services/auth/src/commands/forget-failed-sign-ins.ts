import type { AuthDeps } from '../deps';
import { accountKey, atAccount } from '../domain/slow-down';
import type { SignInOrigin } from './guard-sign-in';

/** A new password: what was guessed before does not count against whoever set it. */
export async function forgetFailedSignIns({ attempts }: AuthDeps, email: string, origin?: SignInOrigin): Promise<void> {
  await attempts.forget(accountKey(email));
  if (origin) await attempts.forget(atAccount(email, `address ${origin.address}`));
}
