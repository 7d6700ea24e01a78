import { ToastProvider } from '@fairshare/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** A screen inside the shell's providers. */
export function showScreen(screen: ReactNode) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  const inShell = (shown: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>{shown}</ToastProvider>
    </QueryClientProvider>
  );
  const { rerender, ...view } = render(inShell(screen));
  return { ...view, queryClient, rerenderScreen: (next: ReactNode) => rerender(inShell(next)) };
}

/** A reply that the test gives later. */
export function laterReply<Value>() {
  let give: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (give = resolve));
  return { promise, give };
}
