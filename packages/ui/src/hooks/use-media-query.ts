import { useCallback, useSyncExternalStore } from 'react';

/** The page changes from one column with a bottom bar to a rail with two columns at this width; a phone on its side has no height for bars. */
export const WIDE_SCREEN = '(min-width: 900px), (min-width: 640px) and (max-height: 480px)';

/** Whether a CSS media query matches now; the component renders again when that changes. False where there is no window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether there is room for the rail and two columns. */
export function useIsWide(): boolean {
  return useMediaQuery(WIDE_SCREEN);
}

/** Whether the person asked their device for less motion. The stylesheets follow this by themselves; ask only for motion made by script. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
