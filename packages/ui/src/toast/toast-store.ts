import type { ReactNode } from 'react';

/** The specification's numbers for toasts. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastAction {
  label: string;
  onPress: () => void;
  /** How to do the same after the toast is dismissed, for screen readers: "Undo from the game's menu". */
  elsewhere?: string;
}

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  tone?: ToastTone;
  action?: ToastAction;
  /** The cause of the message, such as "answers missing on hole 5". Once it is resolved, the message is dismissed (see `useResolved`). */
  cause?: string;
}

export interface ToastEntry extends ToastContent {
  id: number;
  open: boolean;
}

/** Adds a toast, newest first. It replaces the toast that is shown, so that there are never more than the limit. */
export function withToast(toasts: readonly ToastEntry[], toast: ToastEntry): ToastEntry[] {
  return [toast, ...toasts].slice(0, TOAST_LIMIT);
}

/** Closes a dismissed toast, which then plays its exit animation. It is removed after the removal delay. */
export function withDismissed(toasts: readonly ToastEntry[], id: number): ToastEntry[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast));
}
