/** What jsdom lacks of a browser, and nothing kept from before. */
export function resetBrowser(): void {
  localStorage.clear();
  window.scrollTo = jest.fn();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
}
