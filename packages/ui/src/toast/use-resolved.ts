import { useEffect } from 'react';
import { useToast } from './toast-context';

/** Dismisses the toast that was raised with a cause once the cause is resolved, and when the user leaves the screen, or the hole, that it was about. */
export function useResolved(cause: string, isResolved: boolean): void {
  const { mend } = useToast();
  useEffect(() => {
    if (isResolved) mend(cause);
  }, [mend, cause, isResolved]);
  useEffect(() => () => mend(cause), [mend, cause]);
}
