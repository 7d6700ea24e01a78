/** What Stripe adds to the address when a bank's page led away from the form and back. */
const SETUP_INTENT = 'setup_intent';
const REDIRECT_STATUS = 'redirect_status';

/** The setup intent that was confirmed on a bank's page; null if nobody comes back from one, or it was not confirmed there. */
export function returnedSetupIntent(params: URLSearchParams): string | null {
  return params.get(REDIRECT_STATUS) === 'succeeded' ? params.get(SETUP_INTENT) : null;
}
