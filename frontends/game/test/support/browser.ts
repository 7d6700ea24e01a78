import { isSheetEntry } from '@fairshare/ui';

/** Stores the setting that gives each game of a hole its own screen. */
export const gamesApart = (): void => localStorage.setItem('bothGamesOnOneScreen', '0');

/** Makes only media queries of this kind match; without one, none. */
export function stubMatchMedia(matching?: string): void {
  const matches = (query: string) => matching !== undefined && query.includes(matching);
  window.matchMedia = ((query: string) => ({ matches: matches(query), media: query, addEventListener() {}, removeEventListener() {} })) as never;
}

/** jsdom has no layout and no ResizeObserver: this one never reports a size. */
export function stubResizeObserver(): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/**
 * Adds browser features that jsdom lacks, and clears all storage except the setting for separate games. First removes the history entry of a sheet from the
 * previous test, which arrives after that test's end.
 */
export async function resetBrowser(): Promise<void> {
  localStorage.clear();
  gamesApart();
  while (isSheetEntry()) await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.replaceState(null, '', window.location.href);
  window.scrollTo = jest.fn();
  stubMatchMedia();
}
