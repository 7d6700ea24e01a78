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

/** Who tries to get into an account, and what their failures cost them. */
export interface SignInGuard {
  readonly whose: 'known' | 'stranger';
  /**
   * Runs `attempt` once this guesser may try. Attempts that count together are taken one after another, so that a hundred at once don't
   * slip in before the first failure counts. @throws SignInTooOften
   */
  readonly inTurn: <T>(attempt: () => Promise<T>) => Promise<T>;
  readonly failed: () => Promise<void>;
  /** The right password: this guesser begins again. What others did to the account stays. */
  readonly succeeded: () => Promise<void>;
}

/**
 * How failed sign-ins to an account are slowed (docs/security.md says why so). A device that the account was signed in to on before fails
 * for itself. A stranger fails by account and address together; all strangers together, and each address at all accounts, have slow limits
 * besides. An address that has hardly failed here does not wait for other strangers with a password no guesser would come to. Whether
 * there is such an account makes no difference.
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
      // Whoever is to wait does not stand in the way of those who may try.
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
