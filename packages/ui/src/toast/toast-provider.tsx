import { Toast as RadixToast } from 'radix-ui';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ToastCard } from './toast-card';
import { ToastContext } from './toast-context';
import { TOAST_DURATION_MS, TOAST_HOTKEY, TOAST_REMOVE_DELAY_MS, TOAST_SWIPE_THRESHOLD_PX, type ToastContent, type ToastEntry, withDismissed, withToast } from './toast-store';
import styles from './toast.module.css';
import { useClearOfActions } from './use-clear-of-actions';

/** Shows at most one toast at a time. Place it once, around the whole app. F8 moves the focus to the toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ToastEntry[]>([]);
  const lastId = useRef(0);
  const shown = useRef<ToastEntry | null>(null);
  const removals = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = removals.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  const toast = useCallback((content: ToastContent) => {
    lastId.current += 1;
    const entry: ToastEntry = { ...content, id: lastId.current, open: true };
    shown.current = entry;
    setToasts((current) => withToast(current, entry));
    return entry.id;
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((current) => withDismissed(current, id));
    const removal = setTimeout(() => {
      removals.current.delete(removal);
      setToasts((current) => current.filter((entry) => entry.id !== id));
    }, TOAST_REMOVE_DELAY_MS);
    removals.current.add(removal);
  }, []);

  const resolve = useCallback(
    (cause: string) => {
      if (shown.current?.cause === cause) dismiss(shown.current.id);
    },
    [dismiss],
  );

  const face = useMemo(() => ({ toast, dismiss, resolve }), [toast, dismiss, resolve]);
  const viewport = useClearOfActions(toasts.some(({ open }) => open));

  return (
    <ToastContext value={face}>
      <RadixToast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD_PX} label="Message">
        {children}
        {toasts.map((entry) => (
          <ToastCard key={entry.id} entry={entry} onDismiss={() => dismiss(entry.id)} />
        ))}
        <RadixToast.Viewport ref={viewport} className={styles.viewport} hotkey={[TOAST_HOTKEY]} label="Messages ({hotkey})" />
      </RadixToast.Provider>
    </ToastContext>
  );
}
