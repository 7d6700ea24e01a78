/** What jsdom lacks of a browser, and nothing kept from before. */
export function resetBrowser(): void {
  localStorage.clear();
  window.history.replaceState(null, '', window.location.href);
  window.scrollTo = jest.fn();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
}
