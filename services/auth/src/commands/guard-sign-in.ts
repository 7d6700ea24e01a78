import type { Stored } from '@fairshare/store';
import type { AuthDeps } from '../deps';
import type { Account } from '../domain/account';
import { SignInTooOften } from '../domain/errors';
import { isOnGuessersLists } from '../domain/listed-passwords';
import { COUNTED_OF_ONE_ADDRESS, FRESH_ADDRESS, ONE_GUESSER, PER_ACCOUNT, PER_ADDRESS, accountKey, atAccount } from '../domain/slow-down';

/** Where a sign-in comes from. */
export interface SignInOrigin {
  /** The network that counts as one client. */
  readonly address: string;
  /** The value of the device's cookie. */
  readonly deviceCookie: string | null;
}

/** Rate limits for one client that signs in to an account. */
export interface SignInGuard {
  readonly whose: 'known' | 'stranger';
  /**
   * Runs `attempt` if this client need not wait. Attempts that share a counter run one after another, so that a hundred concurrent ones do
   * not all pass before the first failure counts. @throws SignInTooOften
   */
  readonly inTurn: <T>(attempt: () => Promise<T>) => Promise<T>;
  readonly failed: () => Promise<void>;
  /** After a correct password: resets this client's count. Failures of other clients at the account still count. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Rate limits on failed sign-ins to an account (docs/security.md explains why). A known device has its own counter. A stranger is counted by
 * account and address together. All strangers together at the account, and each address at all accounts, have further, higher limits. An address
 * with few failures here, and a password that no dictionary attack would find, does not wait because of other strangers. An unknown account
 * behaves the same.
 */
export async function guardSignIn(
  { attempts, devices, inTurn }: AuthDeps,
  email: string,
  account: Stored<Account> | undefined,
  { password, ...whence }: SignInOrigin & { password: string },
): Promise<SignInGuard> {
  const device = account ? await devices.idFor(whence.deviceCookie, account) : null;
  const isStranger = device === null;
  const own = atAccount(email, isStranger ? `address ${whence.address}` : `device ${device}`);
  const address = `address ${whence.address}`;
  const all = accountKey(email);

  const isListed = isOnGuessersLists(password, email);
  const goesByItself = async () => !isStranger || (!isListed && (await attempts.wait(own, FRESH_ADDRESS)) === 0);

  async function assertMayTry(): Promise<void> {
    const waits = [attempts.wait(own, ONE_GUESSER)];
    if (isStranger) waits.push(attempts.wait(address, PER_ADDRESS));
    if (!(await goesByItself())) waits.push(attempts.wait(all, PER_ACCOUNT));
    const longest = Math.max(...(await Promise.all(waits)));
    if (longest > 0) throw new SignInTooOften(Math.ceil(longest / 1000));
  }

  return {
    whose: isStranger ? 'stranger' : 'known',
    async inTurn(attempt) {
      // Checked before queueing, so that clients that have to wait do not block those that may try.
      await assertMayTry();
      const inOwnTurn = () => inTurn(own, () => assertMayTry().then(attempt));
      return (await goesByItself()) ? inOwnTurn() : inTurn(all, inOwnTurn);
    },
    async failed() {
      const times = await attempts.failed(own, ONE_GUESSER);
      if (!isStranger) return;
      if (times <= COUNTED_OF_ONE_ADDRESS) await attempts.failed(all, PER_ACCOUNT);
      await attempts.failed(address, PER_ADDRESS);
    },
    succeeded: () => attempts.forget(own),
  };
}
