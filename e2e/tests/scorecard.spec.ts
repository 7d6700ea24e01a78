import { expect, type Page, test } from '@playwright/test';
import { GuestPhone } from '../support/guest-phone';
import { look, STILL } from '../support/look';
import { Phone } from '../support/phone';
import { ANN, BEN, CAL, DEE } from '../support/saturday-round';

test.use(STILL);

const card = (page: Page) => page.getByRole('group', { name: 'Strokes', exact: true });
const cell = (page: Page, player: string, hole: number) => page.getByRole('button', { name: new RegExp(`^${player}, hole ${hole}:`) });
const strokesOf = (page: Page, player: string) => page.getByRole('textbox', { name: `${player} strokes` });

/** Opens the scorecard of a round of four with two holes entered. */
async function withCard(browser: Parameters<typeof Phone.of>[0]) {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Cards');
  await ann.openRound(round);
  await ann.scoreHole(1);
  await ann.scoreHole(2);
  return { ann, round };
}

test('when a cell is tapped on the hole, then its entry has the focus', async ({ browser }) => {
  const { ann } = await withCard(browser);
  await ann.page.getByRole('button', { name: 'Scorecard' }).click();
  await expect(card(ann.page)).toBeVisible();
  await look(ann.page, 'the scorecard');
  await cell(ann.page, CAL, 2).click();
  await expect(ann.page.getByRole('dialog')).toHaveCount(0);
  await expect(ann.page.getByRole('heading', { name: 'Hole 2', level: 2 })).toBeVisible();
  await expect(strokesOf(ann.page, CAL)).toBeFocused();
  await expect(strokesOf(ann.page, CAL)).toBeInViewport();
  await ann.context.close();
});

test('when a cell is tapped on Payouts, then its hole opens there', async ({ browser }) => {
  const { ann } = await withCard(browser);
  await ann.main.open('Payouts');
  await ann.page.getByRole('button', { name: 'Scorecard' }).click();
  await expect(card(ann.page)).toBeVisible();
  await cell(ann.page, DEE, 11).click();
  await expect(ann.page.getByRole('heading', { name: 'Hole 11', level: 2 })).toBeVisible();
  await expect(strokesOf(ann.page, DEE)).toBeFocused();
  await ann.context.close();
});

test('when points of BBB are shown, then a cell opens its questions', async ({ browser }) => {
  const { ann } = await withCard(browser);
  await ann.bbb.open();
  await ann.bbb.goTo(1);
  await ann.bbb.enter({ firstOn: BEN, closestTo: BEN, firstIn: ANN });
  await ann.bbb.save();
  await ann.page.getByRole('button', { name: 'Scorecard' }).click();
  await ann.page.getByRole('dialog').getByRole('radio', { name: 'BBB' }).click();
  await expect(cell(ann.page, BEN, 1)).toHaveAccessibleName(`${BEN}, hole 1: 2, best of the hole`);
  await cell(ann.page, BEN, 1).click();
  await expect(ann.page.getByRole('heading', { name: 'BBB', level: 1 })).toBeVisible();
  await expect(ann.page.getByRole('radio', { name: BEN }).first()).toBeFocused();
  await ann.context.close();
});

test('when a guest taps a cell, then its hole opens at that player', async ({ browser }) => {
  const { ann, round } = await withCard(browser);
  const ben = round.group.players.find(({ name }) => name === BEN);
  const link = await ann.call<{ path: string }>('POST', `/api/game-state/${round.game.id}/scoring-links`, { playerId: ben?.id });
  const guest = await GuestPhone.of(browser, link.path);
  await guest.start(BEN);
  await guest.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Standings' }).click();
  await cell(guest.page, BEN, 2).click();
  await expect(guest.page.getByRole('heading', { name: 'Hole 2', level: 2 })).toBeVisible();
  await expect(strokesOf(guest.page, BEN)).toBeFocused();
  await Promise.all([ann.context.close(), guest.context.close()]);
});

test('when a spectator sees the card, then it fits and leads nowhere', async ({ browser }) => {
  const { ann, round } = await withCard(browser);
  const { path } = await ann.call<{ path: string }>('POST', `/api/game-state/${round.game.id}/spectator-link`);
  const visitor = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  await page.goto(path);
  await expect(card(page)).toBeVisible();
  await expect(page.getByText(/^Through 2 · last score /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Score your own round' })).toHaveAttribute('href', '/');
  await expect(card(page).getByRole('button')).toHaveCount(0);
  expect(await card(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const first = card(page).getByRole('table', { name: 'Strokes, front nine' });
  await expect(first.getByRole('row', { name: ANN }).getByRole('cell').first()).toContainText('4, best of the hole');
  await look(page, 'the scorecard of a spectator');

  // On paper: black on white, and complete.
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(card(page)).toHaveCSS('overflow-x', 'visible');
  await Promise.all([ann.context.close(), visitor.close()]);
});
