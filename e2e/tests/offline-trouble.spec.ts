import { expect, type Route, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { logIn, registerByCall, startTrialByCall } from '../support/account-area';
import { newGolfer } from '../support/account';
import { allSent, storeRows, unsent } from '../support/offline';
import { Phone, type Round } from '../support/phone';
import { SATURDAY } from '../support/saturday-round';
import { waitingScore } from '../support/waiting-score';

test.use({ serviceWorkers: 'allow' });

const SYNC_CALLS = '**/api/offline-sync/**';
const HOLES = [1, 2, 3];

let ann: Phone;
let round: Round;

test.beforeEach(async ({ browser }) => {
  ann = await Phone.of(browser, 'Ann');
  round = await ann.createRound('Moor');
  await ann.keepRound(round);
});
test.afterEach(() => ann.context.close());

async function scoreWithoutSignal(): Promise<void> {
  await ann.context.setOffline(true);
  for (const hole of HOLES) await ann.scoreHole(hole);
  await expect.poll(async () => (await unsent(ann.page)).length).toBe(HOLES.length * 4);
}

/** Expects that nothing was lost or duplicated. */
async function expectScoredOnce(): Promise<void> {
  const { points } = await ann.games(round);
  const idOf = new Map(round.group.players.map(({ id, name }) => [name, id]));
  for (const hole of HOLES) {
    const strokes = Object.fromEntries(Object.entries(SATURDAY.strokes[hole - 1] ?? {}).map(([name, taken]) => [idOf.get(name), taken]));
    expect(points.holes[hole]).toEqual(strokes);
    expect(Object.values(points.cellVersions[hole] ?? {})).toEqual([1, 1, 1, 1]);
  }
  expect(await ann.call('GET', `/api/games/${round.game.id}/conflicts`)).toEqual([]);
}

test('when a page is killed between keeping and sending, then nothing is lost', async () => {
  await scoreWithoutSignal();
  await ann.kill();
  await ann.context.setOffline(false);
  ann.page = await ann.context.newPage();
  await ann.page.goto('/');
  await allSent(ann.page);
  await expectScoredOnce();
});

test('when answers get lost, then nothing counts twice', { tag: '@long' }, async () => {
  await scoreWithoutSignal();
  let lost = 0;
  await ann.context.route(SYNC_CALLS, async (route) => {
    if (lost >= 12) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await ann.context.setOffline(false);
  await allSent(ann.page, 120_000);
  expect(lost).toBe(12);
  await expectScoredOnce();
});

test('when two tabs are open, then each score is sent once', async () => {
  const other = await ann.context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: '2/9/16', level: 1 })).toBeVisible();
  await scoreWithoutSignal();
  const sent: string[] = [];
  ann.context.on('request', (request) => {
    if (request.url().includes('/api/offline-sync/') && request.method() === 'POST') sent.push(String(request.postDataJSON().id));
  });
  await ann.context.setOffline(false);
  await allSent(ann.page);
  await allSent(other);
  await expectScoredOnce();
  expect(sent).toHaveLength(new Set(sent).size);
});

test('when a sync is interrupted ten times, then it completes and counts once', { tag: '@long' }, async () => {
  await scoreWithoutSignal();
  let interruptions = 0;
  const interrupt = (route: Route) => {
    interruptions += 1;
    return interruptions <= 10 ? route.abort('internetdisconnected') : route.continue();
  };
  await ann.context.route(SYNC_CALLS, interrupt);
  await ann.context.setOffline(false);
  await ann.page.getByRole('button', { name: / holes wait$/ }).click();
  const syncNow = ann.page.getByRole('button', { name: 'Sync Now' });
  await expect(async () => {
    if ((await syncNow.isVisible()) && (await syncNow.isEnabled())) await syncNow.click();
    expect(interruptions).toBeGreaterThan(10);
  }).toPass({ timeout: 60_000 });
  await allSent(ann.page);
  await expectScoredOnce();
});

test('when the session expires before the sync, then scores wait for a sign-in', async () => {
  await scoreWithoutSignal();
  await ann.context.clearCookies();
  await ann.context.setOffline(false);
  await expect(ann.page).toHaveURL(/\/login$/, { timeout: 30_000 });
  expect(await unsent(ann.page)).toHaveLength(HOLES.length * 4);
  await logIn(ann.page, ann.golfer);
  await allSent(ann.page);
  await expectScoredOnce();
});

test('when another golfer signs in on the phone, then scores wait for their owner', async () => {
  await scoreWithoutSignal();
  await ann.context.clearCookies();
  await ann.page.goto('about:blank');
  await ann.context.setOffline(false);
  const bea = newGolfer('Bea', 'Birch');
  await registerByCall(ann.page, bea);
  await startTrialByCall(ann.page);
  await ann.page.goto('/');
  await expect(ann.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(ann.page.getByRole('status').filter({ hasText: /^Online$/ })).toBeVisible();
  await expect(ann.page.getByRole('button', { name: / waits?$/ })).toBeHidden();
  expect(await unsent(ann.page)).toHaveLength(HOLES.length * 4);

  await ann.context.clearCookies();
  await logIn(ann.page, ann.golfer);
  await allSent(ann.page);
  await expectScoredOnce();
});

test('when a golfer signs out with unsent scores, then a dialog warns first', async () => {
  await ann.context.route(SYNC_CALLS, (route) => route.abort('internetdisconnected'));
  await scoreWithoutSignal();
  await ann.context.setOffline(false);
  await ann.page.getByRole('button', { name: 'Profile' }).click();
  await ann.page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const warning = ann.page.getByRole('alertdialog', { name: 'Sign out with 12 unsent scores?' });
  await warning.getByRole('button', { name: 'Sign Out' }).click();
  await expect(ann.page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await ann.context.unroute(SYNC_CALLS);
  await logIn(ann.page, ann.golfer);
  await allSent(ann.page);
  await expectScoredOnce();
});

test('when a waiting score belongs to a deleted game, then the reason is shown', async () => {
  const points = (await ann.games(round)).points;
  const other = await aRound({ name: 'Gone' }).in(round.group).begin(ann);
  const otherPoints = (await ann.games(other)).points;
  await ann.call('DELETE', `/api/games/${other.id}`);
  const user = await ann.call<{ id: string }>('GET', '/api/auth/user');
  await storeRows(ann.page, [waitingScore(user.id, otherPoints, 1, round.group.players[0]?.id ?? ''), { rubbish: true }]);
  await ann.reopen();
  await ann.page.getByRole('button', { name: 'Some scores need a look' }).click();
  await expect(ann.page.getByText('A score could not be sent')).toBeVisible();
  await expect(ann.page.getByText('This game was deleted')).toBeVisible();
  await expect(ann.page.getByText('A score kept on this phone could not be read')).toBeVisible();
  await ann.page.getByRole('button', { name: /^Remove Hole 1/ }).click();
  await expect(ann.page.getByText('A score could not be sent')).toBeHidden();
  expect(points.id).not.toBe(otherPoints.id);
});
