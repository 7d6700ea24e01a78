import type { Page } from '@playwright/test';
import { holdMessages } from './messages';
import { smallPng } from './small-png';

export interface Sight {
  readonly name: 'phone' | 'desktop';
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}
export type Scheme = 'light' | 'dark';

/**
 * No animations and no glyphs: each line of text is a bar in its colour, as wide as the line in the bundled font and 0.6 of its size high. `color-mix`: a
 * decoration in plain `currentcolor` would be as transparent as the letters.
 */
const WITHOUT_GLYPHS = `
  * { text-rendering: geometricPrecision !important; -webkit-text-fill-color: transparent !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  [data-words], *::before, *::after {
    text-decoration: line-through 0.6em color-mix(in srgb, currentcolor 100%, transparent) !important;
  }
  #root section:not([data-pictured]), section > h2[id$='-title'], figcaption { display: none !important; }`;

/** Content below this height repeats the content above it: rows of a table, paragraphs. CSS pixels. */
const MOST_HEIGHT = 1_600;
/** Space around a section for focus rings. CSS pixels. */
const MARGIN = 8;

/** The gallery's page of all components, for screenshots that are identical on every machine. */
export class GalleryStage {
  private constructor(private readonly page: Page) {}

  static async open(page: Page, gallery: string, { width, height }: Sight, scheme: Scheme): Promise<GalleryStage> {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(`${gallery}/?stage=${scheme}`);
    await page.locator('#root section').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.addStyleTag({ content: WITHOUT_GLYPHS });
    return new GalleryStage(page);
  }

  /** The sections of all components, or only of those with styles for another width or container: "button", "data-table". */
  sections(which: 'all' | 'laid out by width' = 'all'): Promise<string[]> {
    return this.page.evaluate((only) => {
      const rulesIn = (rules: CSSRuleList): CSSRule[] => [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? [rule, ...rulesIn(rule.cssRules)] : [rule]));
      const selectors = [...document.styleSheets]
        .flatMap((sheet) => rulesIn(sheet.cssRules))
        .filter((rule) => (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule) && rule.conditionText.includes('width'))
        .flatMap((rule) => rulesIn((rule as CSSGroupingRule).cssRules))
        .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []));
      const sections = [...document.querySelectorAll('#root section[aria-labelledby][id]')];
      return sections.filter((section) => only === 'all' || selectors.some((selector) => section.querySelector(selector))).map(({ id }) => id);
    }, which);
  }

  /** A screenshot of a single section, so that content before it cannot move it. */
  async picture(section: string): Promise<Buffer> {
    await this.#showOnly(section);
    // A clip is relative to the page, a rectangle to the window: a component that scrolls itself into view shifts one against the other.
    const { x, top, width, height } = await this.page.locator(`#${section}`).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, top: y + window.scrollY, width, height };
    });
    const clip = { x: x - MARGIN, y: top - MARGIN, width: width + 2 * MARGIN, height: Math.min(height, MOST_HEIGHT) + 2 * MARGIN };
    return smallPng(await this.page.screenshot({ fullPage: true, clip }));
  }

  /** The names of the buttons in a section that open something. */
  async openers(section: string): Promise<string[]> {
    const states = this.page.locator(`#${section} [data-opens]`);
    return states.evaluateAll((all) => all.map((state) => state.getAttribute('data-opens') ?? ''));
  }

  /** A screenshot of the window after a press on a button of the section; closes what it opened. */
  async pictureOfOpened(section: string, opener: string): Promise<Buffer> {
    await this.#showOnly(section);
    await this.page.locator(`#${section} [data-opens="${opener}"]`).getByRole('button', { name: opener, exact: true }).click();
    await this.#opened.waitFor();
    if (await this.#message.isVisible()) await holdMessages(this.page);
    await this.#hideGlyphs();
    const picture = smallPng(await this.page.screenshot());
    await this.page.keyboard.press('Escape');
    if (await this.#message.isVisible()) await this.#message.getByRole('button', { name: 'Close' }).click();
    await this.#opened.waitFor({ state: 'detached' });
    return picture;
  }

  get #message() {
    return this.page.locator('[role=region] > ol > li');
  }

  get #opened() {
    return this.page.locator('[role=dialog], [role=alertdialog], [role=menu]').or(this.#message);
  }

  async #showOnly(section: string): Promise<void> {
    await this.page.evaluate((id) => {
      for (const shown of document.querySelectorAll('[data-pictured]')) shown.removeAttribute('data-pictured');
      for (const within of document.querySelectorAll(`#${id}, #${id} section`)) within.setAttribute('data-pictured', '');
      window.scrollTo(0, 0);
    }, section);
    await this.#hideGlyphs();
  }

  #hideGlyphs(): Promise<void> {
    return this.page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) if (text.textContent?.trim()) text.parentElement?.setAttribute('data-words', '');
      for (const field of document.querySelectorAll('input, select, textarea')) field.setAttribute('data-words', '');
    });
  }
}
