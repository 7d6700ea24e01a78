import { isGone } from '@fairshare/federation';
import { Workbox } from 'workbox-window';

const WORKER = '/sw.js';
/** Interval of update checks, since an installed app may stay open for days. Milliseconds. */
const POLL_EVERY_MS = 60 * 60 * 1000;

/** `waiting`: a newer service worker waits to take over. `elsewhere`: the page runs an older release than the browser's worker or the server. */
export type Update = 'waiting' | 'elsewhere';

let workbox: Workbox | null = null;
let update: Update | null = null;
let isReloading = false;
const listeners = new Set<() => void>();

function offer(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

/** Registers the service worker, and detects a newer one that waits to take over. */
export function registerServiceWorker(): void {
  if (workbox || !('serviceWorker' in navigator)) return;
  workbox = new Workbox(WORKER);
  workbox.addEventListener('waiting', () => offer('waiting'));
  // If another tab applied the update, this page still runs the previous release. The very first worker is not an update.
  let { controller } = navigator.serviceWorker;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload();
    else if (controller) offer('elsewhere');
    controller = navigator.serviceWorker.controller;
  });
  void workbox.register().catch(() => undefined);
  setInterval(() => void workbox?.update().catch(() => undefined), POLL_EVERY_MS);
}

/** Checks whether code that failed to load was removed from the server. Without a service worker, this is a page's only way to detect a deployment. */
export async function lookForCode(address: string): Promise<void> {
  if (await isGone(address)) offer('elsewhere');
}

/** The available update; null: none is known. */
export const knownUpdate = (): Update | null => update;

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reloads the page with the newer release. If its worker is waiting, that takes over first. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.waiting) return window.location.reload();
  isReloading = true;
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
}
