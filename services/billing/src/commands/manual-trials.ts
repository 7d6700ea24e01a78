import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Written } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import { changeBilling } from '../store';
import type { Billing } from '../domain/billing';
import { NoManualTrial } from '../domain/errors';
import { extendManualTrial as extend, grantManualTrial as grant, revokeManualTrial as revoke } from '../domain/manual-trial';
import { requireUser } from '../loaders/accounts';

/** An administrator gives a user access for some days. @throws UnknownUser, HasManualTrial */
export const grantManualTrial =
  (deps: BillingDeps) =>
  async (caller: Caller, { userId, days, reason }: { userId: string; days: number; reason: string }, write: RequestWrite): Promise<Written<Billing>> => {
    await requireUser(deps, caller, userId);
    return changeBilling(deps.billings, userId, (billing) => grant(billing, { by: caller.userId, days, reason }, deps.clock()), write.options);
  };

/** @throws NoManualTrial */
export const extendManualTrial =
  ({ billings, clock }: BillingDeps) =>
  (caller: Caller, userId: string, { additionalDays, reason }: { additionalDays: number; reason: string }, write: RequestWrite): Promise<Written<Billing>> =>
    billings.update(userId, (billing) => extend(billing, { by: caller.userId, days: additionalDays, reason }, clock()), write.options).catch(insteadOf(NotFound, NoManualTrial));

/** Returns the trial as it was, beside what is left. @throws NoManualTrial */
export const revokeManualTrial =
  ({ billings, clock }: BillingDeps) =>
  async (caller: Caller, userId: string, write: RequestWrite): Promise<{ before: Billing; after: Written<Billing> }> => {
    let before: Billing | undefined;
    const change = (billing: Billing) => revoke((before = billing), caller.userId, clock());
    // No Idempotency-Key here: a second revocation has nothing to answer with.
    const after = await billings.update(userId, change, { ifVersion: write.options.ifVersion }).catch(insteadOf(NotFound, NoManualTrial));
    return { before: before ?? after.state, after };
  };
