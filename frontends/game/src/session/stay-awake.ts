import { useEffect } from 'react';
import { phoneSetting } from './phone-setting';

/** Set once the golfer has allowed the screen of this phone to turn off. */
const mayTurnOff = phoneSetting('screenMayTurnOff');

/** Whether the browser can keep the screen on (Screen Wake Lock API). */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Whether the screen of this phone stays on while a hole is entered. It does by default. */
export const useIsKeptAwake = (): boolean => !mayTurnOff.useIsSet();

/** Turns the setting on or off, for this phone only. */
export const keepAwake = (on: boolean): void => mayTurnOff.set(!on);

/** Keeps the screen on while the component is mounted and the page is visible. */
export function useStayAwake(): void {
  const wanted = useIsKeptAwake();
  useEffect(() => (wanted && canStayAwake() ? stayAwake() : undefined), [wanted]);
}

/** The browser releases the wake lock whenever the page is hidden, so it is requested again. Returns a function that releases it. */
function stayAwake(): () => void {
  let over = false;
  let asking = false;
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (asking || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    asking = true;
    // A phone in power saving mode refuses.
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
