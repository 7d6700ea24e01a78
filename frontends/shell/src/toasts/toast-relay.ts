import type { ToastContent, ToastFace } from '@fairshare/ui';

/** Queues toasts from the start, and forwards them to the toaster once that has loaded. */
export interface ToastRelay {
  face: ToastFace;
  /** The toaster has loaded: shows the queued toasts, and forwards later ones. */
  connect(toaster: ToastFace): void;
}

/** @param onFirstToast called once, when the first toast is raised */
export function createToastRelay(onFirstToast: () => void): ToastRelay {
  let toaster: ToastFace | null = null;
  let lastId = 0;
  const waiting = new Map<number, ToastContent>();
  const shown = new Map<number, number>();

  return {
    face: {
      toast(content) {
        lastId += 1;
        if (toaster) shown.set(lastId, toaster.toast(content));
        else {
          if (lastId === 1) onFirstToast();
          waiting.set(lastId, content);
        }
        return lastId;
      },
      dismiss(id) {
        waiting.delete(id);
        const shownAs = shown.get(id);
        if (shownAs !== undefined) toaster?.dismiss(shownAs);
      },
      resolve(cause) {
        for (const [id, content] of waiting) if (content.cause === cause) waiting.delete(id);
        toaster?.resolve(cause);
      },
    },
    connect(next) {
      toaster = next;
      for (const [id, content] of waiting) shown.set(id, next.toast(content));
      waiting.clear();
    },
  };
}
