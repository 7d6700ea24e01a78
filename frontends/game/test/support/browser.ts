import { isSheetEntry } from '@fairshare/ui';

/** What jsdom lacks of a browser, and nothing kept from before. A sheet of the test before is taken out of the history first: that comes later than its end. */
export async function resetBrowser(): Promise<void> {
  localStorage.clear();
  while (isSheetEntry()) await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.replaceState(null, '', window.location.href);
  window.scrollTo = jest.fn();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
}
