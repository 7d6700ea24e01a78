import { useEffect, useSyncExternalStore } from 'react';
import { loadSideKinds, onSideKinds, sideKinds, type SideKinds, sideKindsFailure } from '../../shared/side-kinds';

export { loadSideKinds, sideKinds, type SideKinds } from '../../shared/side-kinds';

/**
 * The kinds of side games, loaded on demand; null: not loaded yet.
 *
 * @param wanted whether something on the screen needs them
 */
export function useSideKinds(wanted: boolean): SideKinds | null {
  const kinds = useSyncExternalStore(onSideKinds, sideKinds);
  useEffect(() => {
    if (wanted) void loadSideKinds();
  }, [wanted]);
  return kinds;
}

/** Why the kinds could not be loaded; null: they are loaded or loading. `loadSideKinds` tries again. */
export const useSideKindsFailure = (): Error | null => useSyncExternalStore(onSideKinds, sideKindsFailure);
