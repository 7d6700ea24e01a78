import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that waits some milliseconds; if the screen is left meanwhile, what was to follow does not happen. */
export function useLater(): (milliseconds: number, action: () => void) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  return useCallback((milliseconds, action) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      action();
    }, milliseconds);
    timers.current.add(timer);
  }, []);
}
