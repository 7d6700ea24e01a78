import type { Page } from '@playwright/test';
import { smallPng } from './small-png';

export interface Sight {
  readonly name: 'phone' | 'desktop';
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}
export type Scheme = 'light' | 'dark';

/**
 * Nothing moves, and no glyph is drawn: each line of text is a bar of its colour, as wide as the line in the bundled typeface and 0.6 of its
 * size high. `color-mix`: a decoration in plain `currentcolor` is as transparent as the letters.
 */
const WITHOUT_GLYPHS = `
  * { text-rendering: geometricPrecision !important; -webkit-text-fill-color: transparent !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  [data-words], *::before, *::after {
    text-decoration: line-through 0.6em color-mix(in srgb, currentcolor 100%, transparent) !important;
  }
  #root section:not([data-pictured]), section > h2[id$='-title'], figcaption { display: none !important; }`;

/** What is below it repeats what is above: rows of a table, paragraphs. CSS pixels. */
const MOST_HEIGHT = 1_600;
/** Around a section, for the rings of focus. CSS pixels. */
const MARGIN = 8;

/** The gallery's page of all components, for pictures that are the same wherever they are taken. */
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

  /** Of all components, or of those alone that a style for another width or place lays out: "button", "data-table". */
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

  /** A picture of a section, by itself: what stands before it cannot move it. */
  async picture(section: string): Promise<Buffer> {
    await this.#showOnly(section);
    // A clip counts from the top of the page, a rectangle from the top of the window: a component that scrolls itself into view moves one against the other.
    const { x, top, width, height } = await this.page.locator(`#${section}`).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, top: y + window.scrollY, width, height };
    });
    const clip = { x: x - MARGIN, y: top - MARGIN, width: width + 2 * MARGIN, height: Math.min(height, MOST_HEIGHT) + 2 * MARGIN };
    return smallPng(await this.page.screenshot({ fullPage: true, clip }));
  }

  /** What a section's components open, by the buttons that open it. */
  async openers(section: string): Promise<string[]> {
    const states = this.page.locator(`#${section} [data-opens]`);
    return states.evaluateAll((all) => all.map((state) => state.getAttribute('data-opens') ?? ''));
  }

  /** A picture of the window with what a button of the section opens; closes it again. */
  async pictureOfOpened(section: string, opener: string): Promise<Buffer> {
    await this.#showOnly(section);
    await this.page.locator(`#${section} [data-opens="${opener}"]`).getByRole('button', { name: opener, exact: true }).click();
    await this.#opened.waitFor();
    await this.#hideGlyphs();
    const picture = smallPng(await this.page.screenshot());
    await this.page.keyboard.press('Escape');
    // A message stays until its cross is pressed.
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
