import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { changeBilling } from '../store';
import { startTrial as start } from '../domain/auto-trial';
import type { Billing } from '../domain/billing';
import { assertNotGone } from '../loaders/accounts';
import { claimFreeTrial } from './claim-free-trial';

/** Starts the 7-day trial without a card. @throws TrialUsed, CallerGone */
export const startTrial =
  (deps: BillingDeps) =>
  async (caller: Caller, write: RequestWrite): Promise<Written<Billing>> => {
    await assertNotGone(deps, caller.userId);
    await claimFreeTrial(deps, caller);
    return changeBilling(deps.billings, caller.userId, (billing) => start(billing, deps.clock()), write.options);
  };
