import type * as SideGames from '@fairshare/golf-rules/side-games';

/** The kinds of side games: definitions, rules and texts. */
export type SideKinds = typeof SideGames;

let kinds: SideKinds | null = null;
let failure: Error | null = null;
let isLoading = false;
const listeners = new Set<() => void>();
const notifyAll = () => listeners.forEach((listener) => listener());

/** The kinds; null: they are not loaded yet. */
export const sideKinds = (): SideKinds | null => kinds;

/** Why they could not be loaded; null: they are loaded, or were not requested yet. */
export const sideKindsFailure = (): Error | null => failure;

/** Loads the kinds, unless they are loaded or loading. After a failure the next call tries again. */
export async function loadSideKinds(): Promise<void> {
  if (kinds || isLoading) return;
  isLoading = true;
  if (failure) {
    failure = null;
    notifyAll();
  }
  try {
    // Loaded on demand: a round without side games does not need them. The service worker caches them like all other parts.
    kinds = await import(/* webpackChunkName: "side-games" */ '@fairshare/golf-rules/side-games');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
  } finally {
    isLoading = false;
    notifyAll();
  }
}

/** Notifies a listener once the kinds are loaded or have failed to load. Returns a function that unsubscribes it. */
export function onSideKinds(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
