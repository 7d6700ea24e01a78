import { useCallback, useLayoutEffect, useRef } from 'react';
import type { EnteredHole } from './use-hole-cells';

/** A stable `enter` function for the open hole, so that a memoised field renders only for a change of its own value. */
export function useSteadyEntry({ enter }: Pick<EnteredHole, 'enter'>): EnteredHole['enter'] {
  const newest = useRef(enter);
  useLayoutEffect(() => {
    newest.current = enter;
  });
  return useCallback((cell, value) => newest.current(cell, value), []);
}
