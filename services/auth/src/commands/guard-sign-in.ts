import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';
import { SignInTooOften } from '../domain/errors';
import { COUNTED_OF_ONE_ADDRESS, ONE_GUESSER, PER_ACCOUNT, PER_ADDRESS } from '../domain/slow-down';

/** Where a sign-in comes from. */
export interface Whence {
  /** The network that counts as one client. */
  readonly address: string;
  /** The value of the device's cookie. */
  readonly deviceCookie: string | null;
}

/** Who tries to get into an account, and what their failures cost them. */
export interface Guesser {
  readonly whose: 'known' | 'stranger';
  /** Attempts under the same name are taken one after another, so that a hundred at once don't slip in before the first failure counts. */
  readonly turn: string;
  /** @throws SignInTooOften */
  readonly assertMayTry: () => Promise<void>;
  readonly failed: () => Promise<void>;
  /** The right password: this guesser begins anew. What others did to the account stays. */
  readonly succeeded: () => Promise<void>;
}

const accountKey = (email: string) => `account ${email}`;
const atAccount = (email: string, guesser: string) => `account ${email} ${guesser}`;

/**
 * How failed sign-ins to an account are slowed (docs/security.md says why so). A device that the account was signed in to on before fails
 * for itself. A stranger fails by account and address together; all strangers together, and each address at all accounts, have slow limits
 * besides. Whether there is such an account makes no difference.
 */
export async function guesserOf({ attempts, devices }: AuthDeps, email: string, account: Stored<Account> | undefined, whence: Whence): Promise<Guesser> {
  const device = account ? await devices.idFor(whence.deviceCookie, account) : null;
  const own = atAccount(email, device === null ? `address ${whence.address}` : `device ${device}`);
  const address = `address ${whence.address}`;
  const limits = [[own, ONE_GUESSER], ...(device === null ? ([[accountKey(email), PER_ACCOUNT], [address, PER_ADDRESS]] as const) : [])] as const;
  return {
    whose: device === null ? 'stranger' : 'known',
    turn: device === null ? accountKey(email) : own,
    async assertMayTry() {
      const waits = await Promise.all(limits.map(([key, rule]) => attempts.wait(key, rule)));
      const longest = Math.max(...waits);
      if (longest > 0) throw new SignInTooOften(Math.ceil(longest / 1000));
    },
    async failed() {
      const times = await attempts.failed(own, ONE_GUESSER);
      if (device !== null) return;
      if (times <= COUNTED_OF_ONE_ADDRESS) await attempts.failed(accountKey(email), PER_ACCOUNT);
      await attempts.failed(address, PER_ADDRESS);
    },
    succeeded: () => attempts.forget(own),
  };
}

/** A new password: what was guessed before does not count against whoever set it. */
export async function forgetGuesses({ attempts }: AuthDeps, email: string, whence?: Whence): Promise<void> {
  await attempts.forget(accountKey(email));
  if (whence) await attempts.forget(atAccount(email, `address ${whence.address}`));
}
