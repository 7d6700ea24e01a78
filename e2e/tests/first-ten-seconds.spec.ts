import { expect, type Page, test } from '@playwright/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`when the landing page opens on a ${colorScheme} phone, then it explains itself`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const seen = (await textsInSight(page)).join(' ');
    for (const what of ['Golf Payout Calculator', 'Fairshare', 'You hit the shots, we do the math']) expect(seen).toContain(what);
    for (const forWhom of ['groups of golfers', 'side games']) expect(seen).toContain(forWhom);
    for (const cost of ['7 days free', '$1.99 a month']) expect(seen).toContain(cost);
    for (const way of ['Log In', 'New Users Register Here']) expect(seen).toContain(way);
    for (const shown of ['Hole 11', 'Saved', 'Ann 7 points 3', 'Dee 1 point 6', 'Dee pays Ann $12.00', 'Cal pays Ben $4.00']) expect(seen).toContain(shown);
    await page.close();
  });
}

/** The texts that are visible in the window without scrolling, in page order: not outside it, cut off or covered. */
async function textsInSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, top, right, bottom, width } = range.getBoundingClientRect();
      const inWindow = width > 1 && left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
      const [line] = range.getClientRects();
      const onTop = line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      const words = text.textContent?.trim();
      if (words && inWindow && onTop && (onTop.contains(text) || text.parentElement?.contains(onTop))) found.push(words);
    }
    return found;
  });
}
