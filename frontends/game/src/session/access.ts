import { ApiError, currentUserQuery, isLoggedOut, LOGGED_OUT_MESSAGE, LOGGED_OUT_REDIRECT_MS, LOGIN_PATH, queryKeys } from '@fairshare/api-client';
import { SUBSCRIPTION_REQUIRED } from '@fairshare/contracts';
import { useNavigate } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * When any call finds that the session has ended, the golfer sees a message and goes to the login screen half a second later (specification, section 4).
 * Returns a function that reports a lost session found by other means than a query or a mutation.
 */
export function useLoggedOutRule(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const leaving = useRef(false);
  const latest = useRef({ navigate, toast });
  useEffect(() => {
    latest.current = { navigate, toast };
  });

  const leave = useCallback(() => {
    if (leaving.current) return;
    leaving.current = true;
    // Shown after the failed call's own message, so that this is the message that stays.
    setTimeout(() => latest.current.toast({ title: LOGGED_OUT_MESSAGE, tone: 'warning' }));
    setTimeout(() => {
      latest.current.navigate(LOGIN_PATH);
      queryClient.setQueryData(currentUserQuery().queryKey, null);
    }, LOGGED_OUT_REDIRECT_MS);
  }, [queryClient]);

  useCallFailures((error) => {
    if (isLoggedOut(error)) leave();
  });
  return leave;
}

/**
 * When a call is refused for lack of access (for example because a trial just ended), refetches the subscription status, and `/` decides again what to show.
 */
export function useLostAccessRule(): void {
  const queryClient = useQueryClient();
  useCallFailures((error) => {
    if (error instanceof ApiError && error.code === SUBSCRIPTION_REQUIRED) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.subscriptionStatus });
    }
  });
}

/** Reports every failed query and mutation, whichever screen made it. */
function useCallFailures(onFailure: (error: unknown) => void): void {
  const queryClient = useQueryClient();
  const report = useEffectEvent(onFailure);
  useEffect(() => {
    // The filter is outside the effect event: caches also publish events during rendering, when an effect event must not be called. Failures happen later.
    const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
    };
    const stopListening = [queryClient.getQueryCache().subscribe(onEvent), queryClient.getMutationCache().subscribe(onEvent)];
    return () => stopListening.forEach((stop) => stop());
  }, [queryClient]);
}
