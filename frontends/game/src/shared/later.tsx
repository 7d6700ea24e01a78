import { type ReactNode, useDeferredValue } from 'react';

/** Draws what a phone's first screen does not hold a step after what it does, so that neither step is long. Nothing may stand below it: it would move. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
