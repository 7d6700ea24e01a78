import { useCallback, useLayoutEffect, useRef } from 'react';
import type { EnteredHole } from './use-hole-cells';

/** Enters a value on the hole that is on the screen; always the same function, so that what enters is drawn again for a value of its own alone. */
export function useSteadyEntry({ enter }: Pick<EnteredHole, 'enter'>): EnteredHole['enter'] {
  const newest = useRef(enter);
  useLayoutEffect(() => {
    newest.current = enter;
  });
  return useCallback((cell, value) => newest.current(cell, value), []);
}
