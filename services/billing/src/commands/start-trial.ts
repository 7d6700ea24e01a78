import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { BillingDeps } from '../billing-deps';
import { changeBilling } from '../billing-store';
import { startTrial as start, type Billing } from '../domain/billing';

/** Starts the 7-day trial without a card. @throws TrialUsed */
export const startTrial =
  ({ billings, clock }: BillingDeps) =>
  (caller: Caller, write: RequestWrite): Promise<Written<Billing>> =>
    changeBilling(billings, caller.userId, (billing) => start(billing, clock()), write.options);
