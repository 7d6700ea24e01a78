import { useCallback } from 'react';
import { isWaiting } from './offline';
import { useSyncController } from './use-snapshot';

/** Has what waits on this phone sent. Resolves once nothing waits any more; what was refused does not wait. */
export function useAllSent(): () => Promise<void> {
  const controller = useSyncController();
  return useCallback(async () => {
    if (!controller?.state.entries.some(isWaiting)) return;
    controller.syncNow();
    await new Promise<void>((resolve) => {
      const stop = controller.subscribe(() => {
        if (controller.state.entries.some(isWaiting)) return;
        stop();
        resolve();
      });
    });
  }, [controller]);
}
