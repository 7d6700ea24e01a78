import { ApiError, currentUserQuery, isLoggedOut, LOGGED_OUT_MESSAGE, LOGGED_OUT_REDIRECT_MS, LOGIN_PATH, queryKeys } from '@fairshare/api-client';
import { SUBSCRIPTION_REQUIRED } from '@fairshare/contracts';
import { useNavigate } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { type MutationCacheNotifyEvent, type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Whatever call finds the session gone: the golfer is told and, half a second later, taken to the login screen (specification,
 * section 4). Returns how to say so of something that is no query and no mutation.
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
    // After what the failed call itself has to say, so that this is the message that stays.
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

/** A call is refused for want of access (a trial that ended just now): the status is read again, and `/` decides again. */
export function useLostAccessRule(): void {
  const queryClient = useQueryClient();
  useCallFailures((error) => {
    if (error instanceof ApiError && error.code === SUBSCRIPTION_REQUIRED) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.subscriptionStatus });
    }
  });
}

/** Tells of every query and mutation that fails, whichever screen made it. */
function useCallFailures(onFailure: (error: unknown) => void): void {
  const queryClient = useQueryClient();
  const tell = useEffectEvent(onFailure);
  useEffect(() => {
    // Outside the effect event: caches also tell of what happens while something is drawn, when none may be called. Calls fail later.
    const hear = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
    };
    const stopListening = [queryClient.getQueryCache().subscribe(hear), queryClient.getMutationCache().subscribe(hear)];
    return () => stopListening.forEach((stop) => stop());
  }, [queryClient]);
}
