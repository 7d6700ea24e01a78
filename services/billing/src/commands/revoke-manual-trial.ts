import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Written } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { NoManualTrial } from '../domain/errors';
import { revokeManualTrial as revoke } from '../domain/manual-trial';

/** Returns the billing before and after the revocation. @throws NoManualTrial */
export const revokeManualTrial =
  ({ billings, clock }: BillingDeps) =>
  async (caller: Caller, userId: string, write: RequestWrite): Promise<{ before: Billing; after: Written<Billing> }> => {
    let before: Billing | undefined;
    const change = (billing: Billing) => revoke((before = billing), caller.userId, clock());
    // The Idempotency-Key is not used: a replay could not return the trial before the revocation.
    const after = await billings.update(userId, change, { ifVersion: write.options.ifVersion }).catch(insteadOf(NotFound, NoManualTrial));
    return { before: before ?? after.state, after };
  };
