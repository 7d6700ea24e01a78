import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider, TooltipProvider } from '@fairshare/ui';
import { useState } from 'react';
import { AdminOnly } from '../features/access/admin-only';
import { PanelScreen } from '../screens/panel-screen';

/** The admin screens' own defaults: stale at once, retried once, refetched on every mount. */
const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 0, retry: 1, refetchOnMount: 'always', refetchOnWindowFocus: false } } });

/**
 * Admin is released separately and shares only React with its host, so it has its own providers. Its cache is dropped on unmount, since the shell does not
 * notify admin when another user has signed in.
 */
export default function Panel() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <ToastProvider>
          <AdminOnly>
            <PanelScreen />
          </AdminOnly>
        </ToastProvider>
      </TooltipProvider>
    </QueryClientProvider>
  );
}
