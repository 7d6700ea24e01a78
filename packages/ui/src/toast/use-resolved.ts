import { useEffect } from 'react';
import { useToast } from './toast-context';

/** Dismisses the toast that was raised with a cause once the cause is resolved, and when the user leaves the screen, or the hole, that it was about. */
export function useResolved(cause: string, isResolved: boolean): void {
  const { resolve } = useToast();
  useEffect(() => {
    if (isResolved) resolve(cause);
  }, [resolve, cause, isResolved]);
  useEffect(() => () => resolve(cause), [resolve, cause]);
}
