import { currentUserQuery, subscriptionStatusQuery } from '@fairshare/api-client';
import { useQuery } from '@tanstack/react-query';

/** What `/` is decided by. */
export type AuthState = 'loading' | 'signed-out' | 'trial-eligible' | 'with-access' | 'without-access';

/**
 * What was answered this long ago or less is what the start of the page has read (read-round.ts), which is shown once the code has come,
 * on one bar of signal too. Milliseconds.
 */
const JUST_NOW_MS = 10_000;

/**
 * Derived from the current user (asked once) and, when there is one, the subscription status. While billing does not answer,
 * what auth knew of the user's access counts, so that a paying golfer is not sent to the subscribe screen.
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

/** What `/` is for a signed-in user. Where billing has not answered, what auth knew of their access counts. */
export function stateOf(user: { autoTrialStatus: string; hasActiveSubscription: boolean }, status: { hasAccess: boolean } | undefined): AuthState {
  if (user.autoTrialStatus === 'eligible') return 'trial-eligible';
  return (status?.hasAccess ?? user.hasActiveSubscription) ? 'with-access' : 'without-access';
}

/** Another try after a failure (without signal, each one fails) does not take the screen away again. */
function isFirstTry({ isLoading, errorUpdateCount }: { isLoading: boolean; errorUpdateCount: number }): boolean {
  return isLoading && errorUpdateCount === 0;
}

function settled(state: AuthState) {
  return { state, expected: state };
}
