import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider, TooltipProvider } from '@fairshare/ui';
import { useState } from 'react';
import { AdminOnly } from '../features/access/admin-only';
import { PanelScreen } from '../screens/panel-screen';

/** The admin screens' own defaults: stale at once, retried once, refetched on every mount. */
const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: 0, retry: 1, refetchOnMount: 'always', refetchOnWindowFocus: false } } });

/**
 * Admin is released on its own and shares only React with its host, so it brings its providers along. Its cache goes with it: the
 * shell does not tell when someone else has signed in meanwhile.
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
