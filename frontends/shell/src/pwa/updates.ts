import { Workbox } from 'workbox-window';

const WORKER = '/sw.js';
/** An installed app may stay open for days. Milliseconds. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

let workbox: Workbox | null = null;
let waiting = false;
const listeners = new Set<() => void>();

/** Registers the service worker, and notices when a newer one waits to take over. */
export function registerServiceWorker(): void {
  if (workbox || !('serviceWorker' in navigator)) return;
  workbox = new Workbox(WORKER);
  workbox.addEventListener('waiting', () => {
    waiting = true;
    for (const listener of listeners) listener();
  });
  void workbox.register().catch(() => undefined);
  setInterval(() => void workbox?.update().catch(() => undefined), LOOK_EVERY_MS);
}

export const isUpdateWaiting = (): boolean => waiting;

export function onUpdateWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lets the newer worker take over, and opens the page again with it. */
export function applyUpdate(): void {
  workbox?.addEventListener('controlling', () => window.location.reload());
  workbox?.messageSkipWaiting();
}
