import type { ReactNode } from 'react';
import { ToastProvider, TooltipProvider } from '../src/index';

/** The providers that an app renders around its screens, and that components require. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <ToastProvider>{children}</ToastProvider>
    </TooltipProvider>
  );
}
