import { useCallback } from 'react';
import { isWaiting } from './offline';
import { useSyncController } from './use-snapshot';

/** Sends all pending entries of this phone. Resolves once none is pending; refused entries do not count as pending. */
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
