import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that runs an action after some milliseconds. The action is cancelled if the screen is left before. */
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
