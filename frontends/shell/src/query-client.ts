import { keepNewest } from '@fairshare/api-client';
import { QueryClient } from '@tanstack/react-query';

/**
 * The specification's data-fetching defaults: never stale, no retry, no refetch on focus, no polling. Queries and mutations do not pause offline, since the
 * service worker's cache serves reads and the outbox takes writes. A response never replaces newer data with older data.
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
