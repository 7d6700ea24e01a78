import { useEffect, useSyncExternalStore } from 'react';

/** Key in localStorage: there once the golfer has let the screen of this phone turn off. It outlives the golfer's session. */
const MAY_TURN_OFF = 'screenMayTurnOff';

const listeners = new Set<() => void>();

/** Whether the browser can keep the screen on (Screen Wake Lock API). */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Whether the screen of this phone stays on while a hole is entered. It does until somebody turns that off. */
export const useIsKeptAwake = (): boolean => useSyncExternalStore(subscribe, isKeptAwake);

/** Turns it on or off, on this phone alone. */
export function keepAwake(on: boolean): void {
  try {
    if (on) localStorage.removeItem(MAY_TURN_OFF);
    else localStorage.setItem(MAY_TURN_OFF, '1');
  } catch {
    // Without storage the screen stays on.
  }
  for (const listener of listeners) listener();
}

/** Keeps the screen on while the component is shown and the page is seen. */
export function useStayAwake(): void {
  const wanted = useIsKeptAwake();
  useEffect(() => (wanted && canStayAwake() ? stayAwake() : undefined), [wanted]);
}

/** The browser lets go whenever the page is hidden, so it is asked again. Returns how to let go. */
function stayAwake(): () => void {
  let over = false;
  let asking = false;
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (asking || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    asking = true;
    // A phone that saves power refuses.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    asking = false;
    if (over) letGo();
  }
  function letGo(): void {
    void lock?.release().catch(() => undefined);
  }

  const askAgain = () => void ask();
  askAgain();
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', askAgain);
    letGo();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isKeptAwake(): boolean {
  try {
    return localStorage.getItem(MAY_TURN_OFF) === null;
  } catch {
    return true;
  }
}
