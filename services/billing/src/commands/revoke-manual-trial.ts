import { insteadOf, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { NotFound, type Written } from '@fairshare/store';
import type { BillingDeps } from '../deps';
import type { Billing } from '../domain/billing';
import { NoManualTrial } from '../domain/errors';
import { revokeManualTrial as revoke } from '../domain/manual-trial';

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
