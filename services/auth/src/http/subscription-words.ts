import { hasAccessAt, type BillingState } from '@fairshare/contracts';

/** For a user without any billing record. */
const NEVER = 'None';
const LAPSED = 'Expired';

/**
 * The current Subscription Status in the admin export. Billing's summary dates from its last event. A trial that has run out since then,
 * without another event, is shown as Expired.
 */
export function subscriptionWords(state: BillingState | null, now: Date): string {
  if (!state || (!state.everHadAccess && !hasAccessAt(state, now))) return NEVER;
  if (hasAccessAt(state, now) || /Expired|Past Due/.test(state.summary)) return state.summary;
  return LAPSED;
}
