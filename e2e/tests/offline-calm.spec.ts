import { expect, type Locator, test } from '@playwright/test';
import { holdMessages } from '../support/messages';
import { allSent, unsent } from '../support/offline';
import { Phone, type Round } from '../support/phone';

/** Faults that no user caused are reported once and calmly, and lose no score. */
test.use({ serviceWorkers: 'allow' });

let ann: Phone;
let round: Round;

test.beforeEach(async ({ browser }) => {
  ann = await Phone.of(browser, 'Ann');
  round = await ann.createRound('Links');
  await ann.keepRound(round);
});
test.afterEach(() => ann.context.close());

const alerts = () => ann.page.getByRole('alert').filter({ visible: true });

test('when the server answers with errors, then scores wait on the phone', async () => {
  let away = true;
  const fail = (path: string) =>
    ann.context.route(path, (route) =>
      away && route.request().method() !== 'GET' ? route.fulfill({ status: 503, json: { message: 'away', code: 'UNAVAILABLE' } }) : route.continue(),
    );
  await Promise.all(['**/api/game-state/*/holes/**', '**/api/game-state/*/assign-card', '**/api/offline-sync/**'].map(fail));
  await ann.scoreHole(1);
  await expect(ann.page.getByText('Score Saved on This Phone').first()).toBeVisible();
  await ann.cards.open();
  await ann.cards.assign('Camel', 'Ben Baker');
  await expect(ann.cards.tileOf('Camel', 2, 'Ben Baker')).toBeVisible();
  await expect.poll(async () => (await unsent(ann.page)).length).toBe(5);
  await ann.page.getByRole('button', { name: 'Hole 1 and 1 card wait' }).click();
  await expect(ann.page.getByText('The server is not answering.', { exact: false }).first()).toBeVisible();
  await ann.page.keyboard.press('Escape');

  away = false;
  await allSent(ann.page);
  const { points, state } = await ann.games(round);
  expect(Object.values(points.cellVersions[1] ?? {})).toEqual([1, 1, 1, 1]);
  expect(state.cardHistory).toHaveLength(1);
});

test('when an answer is lost after the write, then score and card count once', async () => {
  let lost = true;
  let answersLost = 0;
  let sentAgain = 0;
  ann.page.on('response', (response) => {
    if (response.url().includes('/api/offline-sync/')) sentAgain += 1;
  });
  const lose = (path: string) =>
    ann.context.route(path, async (route) => {
      if (!lost || route.request().method() === 'GET') return route.continue();
      await route.fetch();
      await route.fulfill({ status: 504, json: { message: 'too slow', code: 'TIMEOUT' } });
      answersLost += 1;
    });
  await Promise.all(['**/api/game-state/*/holes/**', '**/api/game-state/*/assign-card'].map(lose));
  await ann.scoreHole(1);
  await ann.cards.open();
  await ann.cards.assign('Snake', 'Ben Baker');
  await expect.poll(() => answersLost).toBe(2);
  lost = false;
  await expect(ann.cards.tileOf('Snake', 2, 'Ben Baker')).toBeVisible();
  // Four scores and the card.
  await expect.poll(() => sentAgain).toBeGreaterThanOrEqual(5);
  await allSent(ann.page);
  const { points, state } = await ann.games(round);
  expect(Object.values(points.cellVersions[1] ?? {})).toEqual([1, 1, 1, 1]);
  expect(state.cardHistory).toHaveLength(1);
  expect(await ann.call('GET', `/api/games/${round.game.id}/conflicts`)).toEqual([]);
});

test('when Groups is first opened without signal, then it is there', async () => {
  const [readAhead] = await Promise.all([ann.page.waitForResponse((response) => response.url().endsWith(`/api/groups/${round.group.id}/games`)), ann.page.reload()]);
  await readAhead.finished();
  await ann.context.setOffline(true);
  await ann.main.open('Groups');
  await expect(ann.page.getByRole('button', { name: /^(Play|Continue) Links$/ })).toBeVisible();
  await expect(alerts()).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'No signal', exact: true }).click();
  await expect(ann.page.getByText('What you enter is kept on this phone and sent later.')).toBeVisible();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]) {
  test(`when a score is kept, then its message covers nothing pressed next (${size.width}×${size.height})`, async () => {
    await ann.page.setViewportSize(size);
    await ann.context.setOffline(true);
    await ann.scoreHole(1);
    const message = ann.page.getByText('Score Saved Offline').first();
    await expect(message).toBeVisible();
    await holdMessages(ann.page);
    const holes = ann.page.getByRole('group', { name: 'Select Hole' });
    const lastRow = ann.page.getByRole('group', { name: 'Net Strokes', exact: true }).locator('> :last-child');
    for (const pressed of [holes, lastRow, ann.page.getByRole('button', { name: 'Next Hole' })]) {
      await expect.poll(async () => overlap(await boxOf(message.locator('xpath=ancestor::li')), await boxOf(pressed))).toBe(0);
    }
    await ann.points.goTo(2);
    await expect(message).toBeHidden();
  });
}

test('when there is no signal, then what waits is listed without Sync Now', async () => {
  await ann.context.setOffline(true);
  await ann.scoreHole(1);
  await ann.page.getByRole('button', { name: 'Hole 1 waits' }).click();
  const sheet = ann.page.getByRole('dialog', { name: 'Hole 1 waits' });
  await expect(sheet.getByText(/Ann Archer, \d+ · /)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Sync Now' })).toHaveCount(0);
  await expect(ann.page.getByText('Sync Error')).toHaveCount(0);
});

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: 0, height: 0 };
/** Height in pixels of the overlap of two boxes. */
const overlap = (one: { y: number; height: number }, other: { y: number; height: number }): number =>
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
