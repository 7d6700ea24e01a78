import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Tells of every query and mutation that fails, whichever screen made it. `onFailure` must stay the same. */
export function useCallFailures(onFailure: (error: unknown) => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopListening = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onFailure(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') onFailure(event.action.error);
      }),
    ];
    return () => stopListening.forEach((stop) => stop());
  }, [queryClient, onFailure]);
}
