import { useSyncExternalStore } from 'react';

interface PhoneMark {
  /** Whether the mark is set. */
  useIsSet(): boolean;
  set(on: boolean): void;
}

/** A choice of this phone alone, which outlives the golfer's session: a key in localStorage, there while the mark is set. */
export function phoneMark(key: string): PhoneMark {
  const listeners = new Set<() => void>();

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  function isSet(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  }

  return {
    useIsSet: () => useSyncExternalStore(subscribe, isSet),
    set(on) {
      try {
        if (on) localStorage.setItem(key, '1');
        else localStorage.removeItem(key);
      } catch {
        // Without storage the mark stays as it is.
      }
      for (const listener of listeners) listener();
    },
  };
}
