import { isGone } from '@fairshare/federation';
import { Workbox } from 'workbox-window';

const WORKER = '/sw.js';
/** An installed app may stay open for days. Milliseconds. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** `waiting`: a newer release waits to take over; `elsewhere`: the page is of an older one than the browser, or the server, has by now. */
export type Update = 'waiting' | 'elsewhere';

let workbox: Workbox | null = null;
let update: Update | null = null;
let isReloading = false;
const listeners = new Set<() => void>();

function offer(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

/** Registers the service worker, and notices when a newer one waits to take over. */
export function registerServiceWorker(): void {
  if (workbox || !('serviceWorker' in navigator)) return;
  workbox = new Workbox(WORKER);
  workbox.addEventListener('waiting', () => offer('waiting'));
  // Another tab took the update: this page still runs the code of the release before. The first worker of all is no update.
  let { controller } = navigator.serviceWorker;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload();
    else if (controller) offer('elsewhere');
    controller = navigator.serviceWorker.controller;
  });
  void workbox.register().catch(() => undefined);
  setInterval(() => void workbox?.update().catch(() => undefined), LOOK_EVERY_MS);
}

/** Code that could not be loaded may be gone from the server: without a service worker, a page learns no other way of a deploy. */
export async function lookForCode(address: string): Promise<void> {
  if (await isGone(address)) offer('elsewhere');
}

/** The update there is to be had; null: none that is known. */
export const knownUpdate = (): Update | null => update;

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the page again with the newer release; where its worker waits, once that has taken over. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.waiting) return window.location.reload();
  isReloading = true;
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
}
