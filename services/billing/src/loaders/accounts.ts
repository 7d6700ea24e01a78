import { CallerGone, type AccountState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { BillingDeps } from '../deps';
import { UnknownUser } from '../domain/errors';

/** The account, asked for at its owner before it is said not to exist. @throws UnknownUser */
export async function requireUser({ accounts }: Pick<BillingDeps, 'accounts'>, caller: Caller, userId: string): Promise<AccountState> {
  const found = await accounts.confirm(userId, caller.userId, () => accounts.get(userId));
  if (!found) throw new UnknownUser();
  return found;
}

/** An account that was not heard of yet may act; one that is gone may not. @throws CallerGone */
export async function assertNotGone({ accounts }: Pick<BillingDeps, 'accounts'>, userId: string): Promise<void> {
  const known = await accounts.record(userId);
  if (known && known.state === null) throw new CallerGone();
}
