import { expect, type Page, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { Cards } from '../support/cards';
import { MainScreen } from '../support/main-screen';
import { Payouts } from '../support/payouts';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { SATURDAY } from '../support/saturday-round';

const HOLES = 3;

/** Simulates Chrome's translation: wraps each text of the page, existing or added, in two elements. Names with `translate="no"` stay. */
const translateAsChromeDoes = () => {
  const isLeftAlone = (text: Node) => !text.parentElement || text.parentElement.closest('font, script, style, title, textarea, [translate="no"]') !== null;
  const translate = (text: Node) => {
    if (!text.nodeValue?.trim() || isLeftAlone(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(document.createTextNode(text.nodeValue));
  };
  const translateAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return translate(root);
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) (type === 'characterData' ? [target] : [...addedNodes]).forEach(translateAll);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Opens a new game with 2/9/16 in a browser that translates. */
async function translated(page: Page): Promise<MainScreen> {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', SATURDAY.players);
  const { game } = await aRound({ name: 'First Saturday' }).in(group).begin(golfer);
  await golfer.select(group, game, 'groups');
  await page.addInitScript(translateAsChromeDoes);
  await page.goto('/');
  return new MainScreen(page);
}

test('when the browser translates, then a round is scored, cards assigned and payouts opened', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  const main = await translated(page);
  const points = new HoleGameScores(main);
  await main.openGame('2/9/16');
  for (const [index, strokes] of SATURDAY.strokes.slice(0, HOLES).entries()) {
    await expect(page.getByRole('heading', { name: `Hole ${index + 1}`, exact: true })).toBeVisible();
    await points.enter(strokes);
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.getByRole('button', { name: 'Save Scores' }).click();
    await expect(points.hole(index + 1, 'done')).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await page.getByRole('button', { name: 'Next Hole' }).click();
  }

  const cards = new Cards(main);
  await main.openGame('Cards');
  const [first = '', second = ''] = SATURDAY.players;
  await cards.assign('Snake', first);
  await cards.assign('Snake', second);
  await expect(cards.tile('Snake')).toContainText(second);

  await new Payouts(main).open();
  await page
    .getByRole('button', { name: /^(Calculate|Edit) Payouts$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Calculate Payouts' })).toBeVisible();
  await expect(page.getByText('This could not be shown')).toBeHidden();
  expect(thrown).toEqual([]);
});
