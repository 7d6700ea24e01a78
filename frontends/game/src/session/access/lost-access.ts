import { ApiError, queryKeys } from '@fairshare/api-client';
import { SUBSCRIPTION_REQUIRED } from '@fairshare/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCallFailures } from './call-failures';

/** A call is refused for want of access (a trial that ended just now): the status is read again, and `/` decides anew. */
export function useLostAccessRule(): void {
  const queryClient = useQueryClient();
  useCallFailures(
    useCallback(
      (error) => {
        if (error instanceof ApiError && error.code === SUBSCRIPTION_REQUIRED) {
          void queryClient.invalidateQueries({ queryKey: queryKeys.subscriptionStatus });
        }
      },
      [queryClient],
    ),
  );
}
