import { CallerGone, type AccountState } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';
import type { BillingDeps } from '../deps';
import { UnknownUser } from '../domain/errors';

/** The account. If the projection lacks it, it is fetched from auth first. @throws UnknownUser */
export async function requireUser({ accounts }: Pick<BillingDeps, 'accounts'>, caller: Caller, userId: string): Promise<AccountState> {
  const found = await accounts.confirm(userId, caller.userId, () => accounts.get(userId));
  if (!found) throw new UnknownUser();
  return found;
}

/** An account that is not projected yet may act; a deleted one may not. @throws CallerGone */
export async function assertNotGone({ accounts }: Pick<BillingDeps, 'accounts'>, userId: string): Promise<void> {
  const known = await accounts.record(userId);
  if (known && known.state === null) throw new CallerGone();
}
