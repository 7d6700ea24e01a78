import { hasAccessAt, type BillingState } from '@fairshare/contracts';

/** For someone billing has never heard of. */
const NEVER = 'None';
const LAPSED = 'Expired';

/**
 * The admin export's Subscription Status now. Billing's own words were written when something last happened; a trial that has run out
 * since then, with nothing else happening, is Expired all the same.
 */
export function subscriptionWords(state: BillingState | null, now: Date): string {
  if (!state || (!state.everHadAccess && !hasAccessAt(state, now))) return NEVER;
  if (hasAccessAt(state, now) || /Expired|Past Due/.test(state.summary)) return state.summary;
  return LAPSED;
}
