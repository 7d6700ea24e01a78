import axe from 'axe-core';
import { expect, type Page, test } from '@playwright/test';

/** The axe-core rules about colours only. The dark scheme differs from the light one in nothing else. */
export const OF_COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

interface Sight {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** Rules of axe-core; missing: all. */
  readonly rules?: readonly string[];
}

/** A phone and a desktop, and the phone in dark mode. CSS pixels. */
const SIGHTS: readonly Sight[] = [
  { name: 'phone', width: 360, height: 740, colorScheme: 'light' },
  { name: 'desktop', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, colorScheme: 'dark', rules: OF_COLOURS },
];

/** For `test.use`: disables animations. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Checks the current screen on a phone and on a desktop: axe-core finds no accessibility violations, and nothing overflows horizontally. With SCREENS_DIR set,
 * saves screenshots there. A test that calls this uses `STILL`, so that no element is half faded.
 *
 * @param name of the screen and its state, for the pictures: "login, empty"
 */
export async function look(page: Page, name: string): Promise<void> {
  await test.step(`look at ${name}`, async () => {
    const before = page.viewportSize();
    for (const { width, height, colorScheme, rules, ...sight } of SIGHTS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await settled(page);
      await keepPicture(page, `${name.replaceAll(/\W+/g, '-')}-${sight.name}`);
      expect.soft(await violationsOf(page, rules), `${name}, ${sight.name}: accessibility`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${name}, ${sight.name}: sideways`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ colorScheme: null });
    if (before) await page.setViewportSize(before);
    // A sheet of the phone layout keeps the focus until the page is back at its first size.
    await settled(page);
  });
}

/** Waits until the layout has followed the window, fonts and pictures are loaded, and transitions are over. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    const passing = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}

/** The axe-core violations on the current screen, as text; with `rules`, only of these rules. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await putAxe(page);
  // Returns only text: axe's own result is large, since it contains all passed rules.
  return page.evaluate(async (only) => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, {
      resultTypes: ['violations'],
      // Without the stylesheets, which axe would parse again: only a disabled rule reads them.
      preload: { assets: ['media'] },
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    });
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html}: ${failureSummary}`));
  }, rules);
}

/** The numbers on the current screen, of any size, whose contrast is below this: "4.61: +$3.00". */
export async function faintFiguresOf(page: Page, least: number): Promise<string[]> {
  await putAxe(page);
  return page.evaluate(async (asked) => {
    const paper = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
    /** The luminance of these colours, painted on top of each other. */
    const luminance = (colours: readonly string[]): number => {
      if (!paper) throw new Error('nothing to paint on');
      for (const colour of ['white', ...colours]) {
        paper.fillStyle = colour;
        paper.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...paper.getImageData(0, 0, 1, 1).data].map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** For elements whose contrast axe-core cannot determine, because a bar covers them or they have a texture as background. */
    const measured = (element: Element): number => {
      const grounds: string[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) grounds.unshift(getComputedStyle(one).backgroundColor);
      const [letters, ground] = [luminance([...grounds, getComputedStyle(element).color]), luminance(grounds)];
      return Math.round(((Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05)) * 100) / 100;
    };
    const { passes, violations, incomplete } = await (Reflect.get(window, 'axe') as typeof axe).run(document, {
      elementRef: true,
      preload: false,
      runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
    });
    return [...passes, ...violations, ...incomplete].flatMap(({ nodes }) =>
      nodes.flatMap(({ any, element }) => {
        const own = [...(element?.childNodes ?? [])].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])).join('');
        if (!element || !/\d/.test(own)) return [];
        const contrast: number = any[0]?.data?.contrastRatio || measured(element);
        return contrast < asked ? [`${contrast}: ${own.trim()}`] : [];
      }),
    );
  }, least);
}

/** axe-core is large, so it is injected into each page once. */
async function putAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** With SCREENS_DIR set, saves a screenshot there: of the full scroll height, or of a dialog and the window behind it. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const directory = process.env.SCREENS_DIR;
  if (!directory) return;
  const overlaid = await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count();
  // A sticky element would otherwise be in the middle of the picture.
  if (overlaid === 0) await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: `${directory}/${name}.png`, fullPage: overlaid === 0 });
}
