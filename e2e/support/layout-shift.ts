import { expect, type Locator, type Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** Whether a press preceded it by at most half a second: a page may move in response to a press. */
  readonly hadRecentInput: boolean;
  /** The moved elements, with their old and new position. */
  readonly moved: readonly string[];
}

/** From now on, records the layout shifts of every page that is opened. */
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

/** The layout shifts of the page that was opened last, without those in response to input. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await twoFrames(page);
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  return shifts.filter(({ hadRecentInput }) => !hadRecentInput);
}

/** Expects a cumulative layout shift of at most `most`; the report lists what moved. */
export async function expectStill(page: Page, most: number, what: string): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${what}: cumulative layout shift of ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(most);
}

/** Content arrives by itself: expects that no target of the page moves, on the screen or below it, and that the browser reports no layout shift. */
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

/** Stores the targets and their names in the page. Returns their positions. */
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

/** Name, x, y, width and height of each target, or of the element with its name that replaced it; null if it was removed. */
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
