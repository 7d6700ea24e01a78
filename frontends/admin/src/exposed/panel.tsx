import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider, TooltipProvider } from '@fairshare/ui';
import { AdminOnly } from '../features/access/admin-only';
import { PanelScreen } from '../screens/panel-screen';

/** The admin screens' own defaults: stale at once, retried once, refetched on every mount. */
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 0, retry: 1, refetchOnMount: 'always', refetchOnWindowFocus: false } } });

/** Admin is released on its own and shares only React with its host, so it brings its providers along. */
export default function Panel() {
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
