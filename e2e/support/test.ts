import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

/** The browser's line about an answer that is an error; what it was about stands beside it, in the line's location. */
const REFUSAL = /^Failed to load resource: the server responded with a status of (\d+)/;

/** Who is signed in is asked on every load, and "nobody" is a 401: every other line on the console is a defect. */
const ALWAYS_EXPECTED = ['401 /api/auth/user'];

interface Options {
  /** Error answers that the test itself brings about, as "409 /api/trial/start". */
  expectedRefusals: readonly string[];
}

interface Fixtures {
  /** The page of another browser, with a session of its own. */
  anotherBrowser: () => Promise<Page>;
}

/**
 * Playwright's test, of which each also fails on whatever a browser complains of: an error on the console, an exception nobody
 * caught, or a breach of the Content-Security-Policy (which Chromium says on the console).
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

/** What the browsers of a context complain of from now on; the list grows. */
export function complaintsOf(context: BrowserContext, expectedRefusals: readonly string[]): readonly string[] {
  const complaints: string[] = [];
  // One that ends with a slash stands for all below it.
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
