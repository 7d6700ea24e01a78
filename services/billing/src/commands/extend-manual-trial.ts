import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Written } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { NoManualTrial } from '../domain/errors';
import { extendManualTrial as extend } from '../domain/manual-trial';

/** @throws NoManualTrial */
export const extendManualTrial =
  ({ billings, clock }: BillingDeps) =>
  (caller: Caller, userId: string, { additionalDays, reason }: { additionalDays: number; reason: string }, write: RequestWrite): Promise<Written<Billing>> =>
    billings.update(userId, (billing) => extend(billing, { by: caller.userId, days: additionalDays, reason }, clock()), write.options).catch(insteadOf(NotFound, NoManualTrial));
