import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

/** The browser's message about an error response; the request's URL is in the message's location. */
const REFUSAL = /^Failed to load resource: the server responded with a status of (\d+)/;

/** The current user is requested on every load, and is a 401 when signed out. Every other console error is a defect. */
const ALWAYS_EXPECTED = ['401 /api/auth/user'];

interface Options {
  /** Error responses that the test itself causes, such as "409 /api/trial/start". */
  expectedRefusals: readonly string[];
}

interface Fixtures {
  /** Opens a page in another browser, with its own session. */
  anotherBrowser: () => Promise<Page>;
}

/**
 * Playwright's test, which also fails on everything that a browser reports: an error on the console, an uncaught exception, or a violation of the
 * Content-Security-Policy (which Chromium logs on the console).
 */
export const test = base.extend<Options & Fixtures>({
  expectedRefusals: [[], { option: true }],

  context: async ({ context, expectedRefusals }, use) => {
    const complaints = complaintsOf(context, expectedRefusals);
    await use(context);
    expect(complaints, 'what the browser complained of').toEqual([]);
  },

  anotherBrowser: async ({ browser, expectedRefusals }, use) => {
    const opened: { context: BrowserContext; complaints: readonly string[] }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({ context, complaints: complaintsOf(context, expectedRefusals) });
      return context.newPage();
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(
      opened.flatMap(({ complaints }) => complaints),
      'what the other browsers complained of',
    ).toEqual([]);
  },
});

export { expect };

/** The errors that a context's browsers report from now on; the list grows. */
export function complaintsOf(context: BrowserContext, expectedRefusals: readonly string[]): readonly string[] {
  const complaints: string[] = [];
  // An entry that ends with a slash matches all paths below it.
  const isExpected = (refusal: string) =>
    [...ALWAYS_EXPECTED, ...expectedRefusals].some((expected) => (expected.endsWith('/') ? refusal.startsWith(expected) : refusal === expected));
  context.on('weberror', (event) => complaints.push(String(event.error())));
  context.on('console', (line) => {
    if (line.type() !== 'error') return;
    const [, status] = REFUSAL.exec(line.text()) ?? [];
    if (status && isExpected(`${status} ${new URL(line.location().url).pathname}`)) return;
    complaints.push(`${line.text()} (${line.location().url})`);
  });
  return complaints;
}
