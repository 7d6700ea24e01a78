import { useQuery } from '@tanstack/react-query';
import { currentUserQuery, subscriptionStatusQuery } from './queries';

/** What `/` is decided by. */
export type AuthState = 'loading' | 'signed-out' | 'trial-eligible' | 'with-access' | 'without-access';

/**
 * Derived from the current user (asked once) and, when there is one, the subscription status. While billing does not answer,
 * what auth knew of the user's access counts, so that a paying golfer is not sent to the subscribe screen.
 */
export function useAuthState(): AuthState {
  const user = useQuery(currentUserQuery());
  const signedIn = Boolean(user.data) && !user.isError;
  const subscription = useQuery({ ...subscriptionStatusQuery(), enabled: signedIn });

  if (user.isLoading || (signedIn && subscription.isLoading)) return 'loading';
  if (!user.data || user.isError) return 'signed-out';
  if (user.data.autoTrialStatus === 'eligible') return 'trial-eligible';
  return subscription.data?.hasAccess ?? user.data.hasActiveSubscription ? 'with-access' : 'without-access';
}
