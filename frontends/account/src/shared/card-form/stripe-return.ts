/** The query parameter that Stripe adds when a bank's page redirects back to the form. */
const SETUP_INTENT = 'setup_intent';
const REDIRECT_STATUS = 'redirect_status';

/** The setup intent that was confirmed on a bank's page; null if the user does not return from one, or it was not confirmed there. */
export function returnedSetupIntent(params: URLSearchParams): string | null {
  return params.get(REDIRECT_STATUS) === 'succeeded' ? params.get(SETUP_INTENT) : null;
}
