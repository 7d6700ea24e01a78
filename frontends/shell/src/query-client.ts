import { keepNewest } from '@fairshare/api-client';
import { QueryClient } from '@tanstack/react-query';

/**
 * The specification's data-fetching defaults: never stale, no retry, no refetch on focus, no polling. Offline is no reason to
 * wait: reads are answered by the service worker's cache, writes by the outbox; and no answer sets the screen back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
        structuralSharing: keepNewest,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
