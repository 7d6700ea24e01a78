import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import { useQuery } from '@tanstack/react-query';

/** The state that decides which page `/` shows. */
export type AuthState = 'loading' | 'signed-out' | 'trial-eligible' | 'with-access' | 'without-access';

/**
 * Maximum age of a response that the page's start has already prefetched (read-round.ts). It is shown without a refetch once the code has loaded, with weak
 * signal too. Milliseconds.
 */
const JUST_NOW_MS = 10_000;

/**
 * Derived from the current user (requested once) and, if there is one, the subscription status. Until billing responds, the access that auth last recorded for
 * the user counts, so that a paying golfer is not sent to the subscribe screen.
 *
 * @returns the state, and which state to expect while it is still loading
 */
export function useAuthState(): { state: AuthState; expected: AuthState } {
  const user = useQuery(currentUserQuery());
  const signedIn = Boolean(user.data) && !user.isError;
  const subscription = useQuery({
    ...subscriptionStatusQuery(),
    enabled: signedIn,
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > JUST_NOW_MS && 'always',
  });

  if (isFirstTry(user)) return { state: 'loading', expected: 'loading' };
  if (!user.data || user.isError) return settled('signed-out');
  const expected = stateOf(user.data, subscription.data);
  return isFirstTry(subscription) ? { state: 'loading', expected } : settled(expected);
}

/** What `/` shows to a signed-in user. Until billing has responded, the access that auth last recorded counts. */
export function stateOf(user: { autoTrialStatus: string; hasActiveSubscription: boolean }, status: { hasAccess: boolean } | undefined): AuthState {
  if (user.autoTrialStatus === 'eligible') return 'trial-eligible';
  return (status?.hasAccess ?? user.hasActiveSubscription) ? 'with-access' : 'without-access';
}

/** A retry after a failure does not hide the screen again; without signal, each retry fails. */
function isFirstTry({ isLoading, errorUpdateCount }: { isLoading: boolean; errorUpdateCount: number }): boolean {
  return isLoading && errorUpdateCount === 0;
}

function settled(state: AuthState) {
  return { state, expected: state };
}
