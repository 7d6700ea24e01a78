import { expect, type Locator, type Page, test } from '@playwright/test';
import type { GameState, Group } from '@fairshare/contracts';
import { aRound, type RoundInPlay } from '@fairshare/testing/rounds';
import { newGolfer } from '../support/account';
import { BbbGame } from '../support/bbb-game';
import { STILL } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { flawsOf } from '../support/page-flaws.cjs';
import { PreparedGolfer } from '../support/prepared-golfer';
import { ANN, BEN, SATURDAY } from '../support/saturday-round';
import { apart, NOTHING_CHOSEN } from '../support/screen-choices';
import { Taps } from '../support/taps';

/** Minimum height of a touch target. CSS pixels. */
const AT_LEAST_HIGH = 48;
const AT_LEAST_APART = 8;

test.use({ ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true, storageState: NOTHING_CHOSEN });

/** Starts a round of four with three holes entered. */
async function begin(page: Page): Promise<RoundInPlay> {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday', SATURDAY.players);
  const round = await aRound({ name: 'This Saturday' }).in(group).begin(golfer);
  const [one, two] = round.group.players.map(({ id }) => id);
  for (const hole of [1, 2, 3]) {
    await round.score(hole, [4, 5, 6, 4]);
    await round.award(hole, { firstOn: one, closestTo: two, firstIn: one });
  }
  await golfer.select(group, round.game as GameState, 'games');
  return round;
}

/** Opens the app as on a phone without any stored choice. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await new MainScreen(page).openGame('Both');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const grid = (page: Page) => page.getByRole('group', { name: 'Select Hole' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

/** Between the header and the save button, without scrolling. */
async function expectOnOneScreen(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const [hole, holes, save] = await Promise.all([boxOf(page.getByRole('heading', { name: /^Hole \d+$/ })), boxOf(grid(page)), boxOf(button(page, 'Save Scores'))]);
  expect(hole.top).toBeGreaterThanOrEqual(56);
  expect(holes.bottom).toBeLessThanOrEqual(save.top);
}

/** Expects the hole's touch targets to be high enough, and far enough from their neighbours. */
async function expectForGloves(page: Page): Promise<void> {
  const steppers = await page.getByRole('group', { name: / strokes$/ }).all();
  const answers = await page
    .locator('form')
    .getByRole('group', { name: /^(First|Closest)/ })
    .getByRole('radio')
    .all();
  const targets = [
    ...steppers,
    ...answers,
    ...(await grid(page).getByRole('button').all()),
    button(page, 'Back one hole'),
    button(page, 'Forward one hole'),
    button(page, 'Save Scores'),
  ];
  const boxes = await Promise.all(targets.map(boxOf));
  for (const box of boxes) expect(box.bottom - box.top).toBeGreaterThanOrEqual(AT_LEAST_HIGH);
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const [across, down] = [Math.max(one.left, other.left) - Math.min(one.right, other.right), Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)];
      expect(Math.round(Math.max(across, down))).toBeGreaterThanOrEqual(AT_LEAST_APART);
    }
  }
}

test('when a phone never chose, then both games and 18 holes need no scrolling', async ({ page }) => {
  await begin(page);
  await open(page);
  await expect(page.getByRole('textbox', { name: `${ANN} strokes` })).toBeVisible();
  await expect(new BbbGame(new MainScreen(page)).answer('firstOn', ANN)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'BBB and 2/9/16', level: 1 })).toBeAttached();
  await expectOnOneScreen(page);
  await expectForGloves(page);
});

for (const view of ['2/9/16', 'BBB'] as const) {
  test(`when ${view} stands alone, then it and 18 holes need no scrolling`, async ({ page }) => {
    await begin(page);
    await apart(page.context());
    await page.goto('/');
    await new MainScreen(page).openGame(view);
    await expect(page.getByRole('heading', { name: view, exact: true, level: 1 })).toBeAttached();
    await expectOnOneScreen(page);
    await expectForGloves(page);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await flawsOf(page)).toEqual([]);
  });
}

test('when a phone lies on its side, then signs of holes stand below them', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await begin(page);
  await open(page);
  const [holes, signs] = await Promise.all([boxOf(grid(page)), boxOf(page.getByText('Not complete', { exact: true }))]);
  expect(signs.top).toBeGreaterThanOrEqual(holes.bottom);
});

test('when a guest scores, then one row says as whom, on one screen', async ({ page, browser }) => {
  const round = await begin(page);
  const [ann, ben] = round.group.players;
  await page.request.put(`/api/groups/${round.group.id}/players/${ann?.id}/me`);
  const { path } = await (await page.request.post(`/api/game-state/${round.game.id}/scoring-links`, { data: { playerId: ben?.id } })).json();
  const context = await browser.newContext({ ...STILL.contextOptions, viewport: { width: 390, height: 844 }, hasTouch: true, storageState: NOTHING_CHOSEN });
  const guest = await context.newPage();
  await guest.goto(path);
  await button(guest, `Score as ${BEN}`).tap();
  await guest.getByRole('radio', { name: 'Both' }).check();
  const words = guest.locator('form').getByText('You score as Ben. Ann made this link.');
  await expect(words).toBeVisible();
  await expect(guest.getByRole('textbox').first()).toHaveAccessibleName(`${BEN} strokes`);
  await expectOnOneScreen(guest);
  await expectForGloves(guest);
  await guest.setViewportSize({ width: 360, height: 740 });
  const { top, bottom } = await boxOf(words);
  expect(bottom - top).toBeLessThan(20);
  expect(await flawsOf(guest)).toEqual([]);
  await context.close();
});

test('when cards change hands, then the line of the hole says so, uncut', async ({ page }) => {
  const round = await begin(page);
  const [ann, ben, cal] = round.group.players.map(({ id }) => id);
  await open(page);
  const line = page.locator('form [data-change]');
  const save = async (hole: number) => {
    await expect(page.getByRole('heading', { name: `Hole ${hole}`, exact: true })).toBeVisible();
    await button(page, 'Usual Scores').tap();
    for (const award of ['firstOn', 'closestTo', 'firstIn'] as const) await new BbbGame(new MainScreen(page)).answer(award, BEN).check();
    await button(page, 'Save Scores').tap();
    await expect(line).toBeVisible();
  };
  await save(4);
  await expect(line).not.toContainText('to Cal');
  // Assigned while the line is still shown: the cards belong to the next hole.
  for (const card of ['snake', 'camel', 'fish', 'yeti']) await round.give(card, (card === 'snake' ? cal : card === 'camel' ? ben : ann) ?? null);
  await page.reload();
  await button(page, 'Next Hole').tap();
  await save(5);
  await expect(line).toContainText('; snake to Cal, camel to Ben and 2 more cards');
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    expect(await line.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
    expect(await flawsOf(page)).toEqual([]);
  }
  await page.getByRole('heading', { name: 'Hole 5', exact: true }).tap();
  await expect(line).toBeHidden();
});

test('when somebody joins mid-round, then four taps are enough', async ({ page }) => {
  const round = await begin(page);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Hole 4', exact: true })).toBeVisible();
  const taps = new Taps();
  await taps.on(button(page, 'Who plays'));
  await taps.on(button(page, 'Add player'));
  await page.keyboard.type('Eve Ellis');
  await taps.on(page.getByRole('dialog', { name: 'Who plays' }).getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('textbox', { name: 'Eve Ellis strokes' })).toBeVisible();
  expect(taps.count).toBeLessThanOrEqual(4);
  const { roster } = await (await page.request.get(`/api/game-state/${round.game.id}`)).json();
  expect(roster.at(-1).holes[0]).toBe(4);
  await button(page, 'Back one hole').tap();
  await expect(page.getByText('Not on this hole: Eve Ellis (came on hole 4)')).toBeVisible();
});

test('when two scores differ, then every hole says on which one', async ({ page, browser }) => {
  const round = await begin(page);
  const others = await browser.newContext();
  const ben = await PreparedGolfer.signIn(others.request, newGolfer('Ben', 'Baker'));
  await ben.joinGroup(round.group as Group);
  await ben.call('POST', '/api/offline-sync/points-score', {
    gameId: round.pointsId,
    gameType: 'points',
    playerId: round.group.players[1]?.id,
    hole: 1,
    points: 6,
    baseVersion: 0,
    timestamp: Date.now(),
  });
  await others.close();
  await open(page);
  await expect(page.getByRole('heading', { name: 'Hole 4', exact: true })).toBeVisible();
  await button(page, 'Hole 1: two scores for Ben').tap();
  const dialog = page.getByRole('dialog', { name: 'Hole 1: did Ben take 5 or 6?' });
  await dialog.getByRole('button', { name: /^6/ }).tap();
  await expect(dialog).toBeHidden();
  await grid(page)
    .getByRole('button', { name: /^Hole 1, / })
    .tap();
  await expect(page.getByRole('textbox', { name: `${BEN} strokes` })).toHaveValue('6');
});
