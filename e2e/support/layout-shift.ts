import { expect, type Locator, type Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** Half a second after a press, a page may move: it was asked to. */
  readonly hadRecentInput: boolean;
  /** What moved, and how far down. */
  readonly moved: readonly string[];
}

/** Notes from now on, on every page that is opened, what moves without having been asked to. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => `${(node as Element | null)?.outerHTML?.slice(0, 120) ?? node?.nodeName} ${previousRect.y} → ${currentRect.y} (${currentRect.width}×${currentRect.height})`);
        shifts.push({ value, hadRecentInput, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by itself on the page as it was opened last. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await twoFrames(page);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  return shifts.filter(({ hadRecentInput }) => !hadRecentInput);
}

/** The cumulative layout shift; with what moved, for the report. */
export async function expectStill(page: Page, most: number, what: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${what}: cumulative layout shift of ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(most);
}

/** Something comes by itself; what a thumb aims at stays where it is, to the pixel, and nothing else moves. */
export async function expectToStay(page: Page, targets: Locator, what: string, arrives: () => Promise<unknown>): Promise<void> {
  // A press before this one may still excuse what moves.
  const before = await placesOf(targets);
  expect(before.length, what).toBeGreaterThan(0);
  const noted = (await shiftsOf(page)).length;
  await arrives();
  await twoFrames(page);
  expect.soft(await placesOf(targets), `${what}: places`).toEqual(before);
  expect.soft((await shiftsOf(page)).slice(noted), `${what}: layout shifts`).toEqual([]);
}

const placesOf = (targets: Locator): Promise<string[]> =>
  targets.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].join(' ')));

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}
