import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { changeBilling } from '../store';
import type { Billing } from '../domain/billing';
import { grantManualTrial as grant } from '../domain/manual-trial';
import { requireUser } from '../loaders/accounts';

/** An administrator gives a user access for some days. @throws UnknownUser, HasManualTrial */
export const grantManualTrial =
  (deps: BillingDeps) =>
  async (caller: Caller, { userId, days, reason }: { userId: string; days: number; reason: string }, write: RequestWrite): Promise<Written<Billing>> => {
    await requireUser(deps, caller, userId);
    return changeBilling(deps.billings, userId, (billing) => grant(billing, { by: caller.userId, days, reason }, deps.clock()), write.options);
  };
