import { isSheetEntry } from '@fairshare/ui';

/** What a phone keeps on which each game of a hole has a screen of its own. */
export const gamesApart = (): void => localStorage.setItem('bothGamesOnOneScreen', '0');

/** Media of this kind alone match; without one, none. */
export function stubMatchMedia(matching?: string): void {
  const matches = (query: string) => matching !== undefined && query.includes(matching);
  window.matchMedia = ((query: string) => ({ matches: matches(query), media: query, addEventListener() {}, removeEventListener() {} })) as never;
}

/** For what watches sizes: jsdom lays nothing out, and has no observer. */
export function stubResizeObserver(): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/** What jsdom lacks of a browser, and nothing kept from before but the choice of games apart. A sheet of the test before is taken out of the history first: that comes later than its end. */
export async function resetBrowser(): Promise<void> {
  localStorage.clear();
  gamesApart();
  while (isSheetEntry()) await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.replaceState(null, '', window.location.href);
  window.scrollTo = jest.fn();
  stubMatchMedia();
}
