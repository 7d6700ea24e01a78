import { useSyncExternalStore } from 'react';

const ON = '1';
const OFF = '0';

interface PhoneSetting {
  /** Whether the setting is on. */
  useIsSet(): boolean;
  set(on: boolean): void;
}

/**
 * A setting of this phone only, which outlives the golfer's session. Its localStorage key exists once the golfer chose a value other than `atFirst`. An earlier
 * release stored "1" for a setting that is on.
 */
export function phoneSetting(key: string, atFirst = false): PhoneSetting {
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  function isSet(): boolean {
    try {
      const stored = localStorage.getItem(key);
      return stored === null ? atFirst : stored !== OFF;
    } catch {
      return atFirst;
    }
  }

  return {
    useIsSet: () => useSyncExternalStore(subscribe, isSet),
    set(on) {
      try {
        if (on === atFirst) localStorage.removeItem(key);
        else localStorage.setItem(key, on ? ON : OFF);
      } catch {
        // Without storage the setting stays as it is.
      }
      for (const listener of listeners) listener();
    },
  };
}
