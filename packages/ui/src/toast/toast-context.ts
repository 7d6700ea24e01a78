import { createContext, useContext } from 'react';
import type { ToastContent } from './toast-store';

export interface ToastFace {
  /** Shows a message, in place of the one shown now. Returns its id. */
  toast: (content: ToastContent) => number;
  dismiss: (id: number) => void;
  /** Dismisses the toast that was raised with this cause, if it is still shown. Frontends of another release call it, so the name must not change. */
  resolve: (cause: string) => void;
}

export const ToastContext = createContext<ToastFace | null>(null);

/** Shows toasts. Throws outside a ToastProvider. */
export function useToast(): ToastFace {
  const face = useContext(ToastContext);
  if (!face) throw new Error('useToast needs a ToastProvider above it.');
  return face;
}
