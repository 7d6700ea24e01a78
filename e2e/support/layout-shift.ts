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
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node as Element | null)?.outerHTML?.slice(0, 120) ?? node?.nodeName} ${previousRect.y} → ${currentRect.y} (${currentRect.width}×${currentRect.height})`,
        );
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

/** Something comes by itself: no target of the page moves, on the screen or below it, and the browser reports no layout shift. */
export async function expectToStay(page: Page, targets: Locator, what: string, arrives: () => Promise<unknown>): Promise<void> {
  const seen = (await shiftsOf(page)).length;
  const before = await aimAt(targets);
  expect(before.length, what).toBeGreaterThan(0);
  await arrives();
  const shifts = (await shiftsOf(page)).slice(seen);
  const moved = (await placesNow(targets)).flatMap((place, at) => (place && place !== before[at] ? [`${before[at]} → ${place}`] : []));
  expect.soft(moved, `${what}: what moved`).toEqual([]);
  expect.soft(shifts, `${what}: layout shifts`).toEqual([]);
}

/** Remembers the targets in the page, with their names. Returns where they are. */
async function aimAt(targets: Locator): Promise<(string | null)[]> {
  await targets.evaluateAll((elements) =>
    Reflect.set(
      window,
      'aimedAt',
      elements.map((element) => [element, element.getAttribute('aria-label') ?? element.textContent]),
    ),
  );
  return placesNow(targets);
}

/** Name, x, y, width and height of each target, or of the one of its name that took its place; null where it is gone. */
const placesNow = (targets: Locator): Promise<(string | null)[]> =>
  targets.evaluateAll((present) =>
    (Reflect.get(window, 'aimedAt') as [Element, string][]).map(([target, name]) => {
      const now = target.isConnected ? target : present.find((other) => name !== '' && name === (other.getAttribute('aria-label') ?? other.textContent));
      if (!now) return null;
      const { x, y, width, height } = now.getBoundingClientRect();
      return `${name}: ${[x, y, width, height].join(' ')}`;
    }),
  );

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}
