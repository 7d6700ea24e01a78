import { useSyncExternalStore } from 'react';

/** Key in localStorage: the names of the open rows, shared by all rounds. */
const KEY = 'payouts.open';
const listeners = new Set<() => void>();

/** Fallback in memory, if the browser refuses storage. */
let unkept: string | null = null;

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? unkept ?? '[]';
  } catch {
    return unkept ?? '[]';
  }
}

function names(text: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a row of Payouts is open on this phone, and a setter. Rows are closed by default. */
export function useOpenRow(name: string): readonly [isOpen: boolean, setOpen: (opens: boolean) => void] {
  const open = names(useSyncExternalStore(subscribe, stored));
  const setOpen = (opens: boolean) => {
    const others = names(stored()).filter((other) => other !== name);
    unkept = JSON.stringify(opens ? [...others, name] : others);
    try {
      localStorage.setItem(KEY, unkept);
      unkept = null;
    } catch {
      // The value stays in memory, see above.
    }
    for (const listener of listeners) listener();
  };
  return [open.includes(name), setOpen];
}
