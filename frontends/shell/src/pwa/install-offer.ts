import { useSyncExternalStore } from 'react';

/** Chromium's event, not yet in TypeScript's DOM types. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: BeforeInstallPromptEvent | null = null;
const listeners = new Set<() => void>();

/** Call once, before the first render: the browser fires its install event at any time, and only once. */
export function captureInstallOffers(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    show(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => show(null));
}

/** A function that lets the browser install the app; null while it cannot. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  return (
    current &&
    (() => {
      show(null);
      void current.prompt();
    })
  );
}

function show(next: BeforeInstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
