import { expect, test } from '@playwright/test';
import { allSent, unsent } from '../support/offline';
import { Phone, type Round } from '../support/phone';

/** What goes wrong without anybody's doing is told once and calmly, and costs no score. */
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
  await Promise.all(['**/api/games/*/holes/**', '**/api/game-state/*/assign-card', '**/api/offline-sync/**'].map(fail));
  await ann.scoreHole(1);
  await expect(ann.page.getByText('Score Saved on This Phone').first()).toBeVisible();
  await ann.cards.open();
  await ann.cards.assign('Camel', 'Ben Baker');
  await expect(ann.cards.tileOf('Camel', 2, 'Ben Baker')).toBeVisible();
  await expect.poll(async () => (await unsent(ann.page)).length).toBe(5);
  await expect(ann.page.getByText('The server is not answering.', { exact: false }).first()).toBeVisible();

  away = false;
  await allSent(ann.page);
  const { points, state } = await ann.games(round);
  expect(Object.values(points.cellVersions[1] ?? {})).toEqual([1, 1, 1, 1]);
  expect(state.cardHistory).toHaveLength(1);
});

test('when an answer is lost after the write, then score and card count once', async () => {
  let lost = true;
  const lose = (path: string) =>
    ann.context.route(path, async (route) => {
      if (!lost || route.request().method() === 'GET') return route.continue();
      await route.fetch();
      return route.fulfill({ status: 504, json: { message: 'too slow', code: 'TIMEOUT' } });
    });
  await Promise.all(['**/api/games/*/holes/**', '**/api/game-state/*/assign-card'].map(lose));
  await ann.scoreHole(1);
  await ann.cards.open();
  await ann.cards.assign('Snake', 'Ben Baker');
  lost = false;
  await expect(ann.cards.tileOf('Snake', 2, 'Ben Baker')).toBeVisible();
  await allSent(ann.page);
  const { points, state } = await ann.games(round);
  expect(Object.values(points.cellVersions[1] ?? {})).toEqual([1, 1, 1, 1]);
  expect(state.cardHistory).toHaveLength(1);
  expect(await ann.call('GET', `/api/games/${round.game.id}/conflicts`)).toEqual([]);
});

test('when Groups is first opened without signal, then it is there', async () => {
  await ann.page.reload();
  const readAhead = ann.page.waitForResponse((response) => response.url().endsWith(`/api/groups/${round.group.id}/games`));
  await readAhead;
  await ann.context.setOffline(true);
  await ann.main.open('Groups');
  await expect(ann.page.getByRole('button', { name: 'Play Links' })).toBeVisible();
  await expect(alerts()).toHaveCount(0);
  await expect(ann.page.getByText('What you enter is kept on this phone and sent later.')).toBeVisible();
});

test('when Sync Now is pressed without signal, then it says there is none', async () => {
  await ann.context.setOffline(true);
  await ann.scoreHole(1);
  await ann.page.getByRole('button', { name: 'Sync Now' }).click();
  await expect(ann.page.getByText('No signal yet').first()).toBeVisible();
  await expect(ann.page.getByText('Sync Error')).toHaveCount(0);
});
