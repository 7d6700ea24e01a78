import type { ReactNode } from 'react';
import { ToastProvider, TooltipProvider } from '../src/index';

/** What an app has around its screens, and components count on. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <ToastProvider>{children}</ToastProvider>
    </TooltipProvider>
  );
}
