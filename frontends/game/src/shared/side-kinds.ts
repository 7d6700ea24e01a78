import type * as SideGames from '@fairshare/golf-rules/side-games';

/** The kinds of side games: definitions, rules and words. */
export type SideKinds = typeof SideGames;

let kinds: SideKinds | null = null;
let failure: Error | null = null;
let isLoading = false;
const listeners = new Set<() => void>();
const tellAll = () => listeners.forEach((tell) => tell());

/** The kinds; null: they are not loaded yet. */
export const sideKinds = (): SideKinds | null => kinds;

/** Why they could not be loaded; null: they were, or nobody asked for them yet. */
export const sideKindsFailure = (): Error | null => failure;

/** Loads the kinds, unless they are there or on their way. After a failure the next call tries again. */
export async function loadSideKinds(): Promise<void> {
  if (kinds || isLoading) return;
  isLoading = true;
  if (failure) {
    failure = null;
    tellAll();
  }
  try {
    // A round without side games does without them. The service worker keeps them as it keeps all parts.
    kinds = await import(/* webpackChunkName: "side-games" */ '@fairshare/golf-rules/side-games');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
  } finally {
    isLoading = false;
    tellAll();
  }
}

/** Tells once the kinds are there, or could not be loaded. Returns how to stop it. */
export function onSideKinds(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
