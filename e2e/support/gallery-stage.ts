import type { Page } from '@playwright/test';

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
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
  [data-words] {
    -webkit-text-fill-color: transparent !important;
    text-decoration: line-through 0.6em color-mix(in srgb, currentcolor 100%, transparent) !important;
  }
  section:not([data-pictured]) { display: none; }`;

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
    return this.page.locator(`#${section}`).screenshot();
  }

  /** What a section's components open, by the buttons that open it. */
  async openers(section: string): Promise<string[]> {
    const states = this.page.locator(`#${section} [data-opens]`);
    return states.evaluateAll((all) => all.map((state) => state.getAttribute('data-opens') ?? ''));
  }

  /** A picture of the window with what a button of the section has opened. */
  async pictureOfOpened(section: string, opener: string): Promise<Buffer> {
    await this.#showOnly(section);
    await this.page.locator(`#${section}`).getByRole('button', { name: opener, exact: true }).click();
    await this.page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=region] > ol > li').waitFor();
    await this.#hideGlyphs();
    return this.page.screenshot();
  }

  async #showOnly(section: string): Promise<void> {
    await this.page.evaluate((id) => {
      for (const shown of document.querySelectorAll('[data-pictured]')) shown.removeAttribute('data-pictured');
      for (const within of document.querySelectorAll(`#${id}, #${id} section`)) within.setAttribute('data-pictured', '');
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
