import type { BillingDeps } from '../billing-deps';
import { syncSubscription } from './sync-subscription';

const PAGE = 200;

/** Asks the provider about every customer: the repair for webhooks that never came. @returns how many differed */
export const reconcile = (deps: BillingDeps) => async (): Promise<number> => {
  let repaired = 0;
  let after: string | undefined;
  for (;;) {
    const page = await deps.billings.scan({ after, limit: PAGE });
    for (const { id, version, state } of page) {
      if (state.customerId !== null && (await syncSubscription(deps)(id)).version > version) repaired += 1;
    }
    after = page.at(-1)?.id;
    if (page.length < PAGE) return repaired;
  }
};
