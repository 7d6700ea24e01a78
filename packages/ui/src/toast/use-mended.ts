import { useEffect } from 'react';
import { useToast } from './toast-context';

/** Takes away the toast that was raised with a cause as soon as that is mended, and with the screen, or the hole, that it was about. */
export function useMended(cause: string, mended: boolean): void {
  const { mend } = useToast();
  useEffect(() => {
    if (mended) mend(cause);
  }, [mend, cause, mended]);
  useEffect(() => () => mend(cause), [mend, cause]);
}
