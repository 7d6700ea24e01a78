import { expect, test } from '@playwright/test';
import { Phone, type Round } from '../support/phone';

/** The last selection is restored, even if the server is unreachable. */
test.use({ serviceWorkers: 'allow' });

let ann: Phone;
let round: Round;

test.beforeEach(async ({ browser }) => {
  ann = await Phone.of(browser, 'Ann');
  round = await ann.createRound('Dunes');
  await ann.keepRound(round);
  await expect(ann.page.getByRole('banner').first()).toContainText('Dunes');
});
test.afterEach(() => ann.context.close());

const preferences = () => ann.call<Record<string, unknown>>('GET', '/api/user/preferences');

const forget = () => ann.page.evaluate(() => localStorage.removeItem('preferences'));

async function reloadWithoutSignal(): Promise<void> {
  await ann.context.setOffline(true);
  await ann.page.reload();
}

async function expectRulesAloneIsSaved(): Promise<void> {
  await ann.main.open('Rules');
  await ann.context.setOffline(false);
  await ann.main.open('Payouts');
  await expect.poll(async () => (await preferences()).currentTab).toBe('scoreboard');
  expect(await preferences()).toMatchObject({ selectedGroupId: round.group.id, selectedGameId: round.game.id });
}

test('when only the server knew what was open, then an offline reload opens it', async () => {
  await forget();
  await ann.page.reload();
  await expect(ann.page.getByRole('banner').first()).toContainText('Dunes');
  await reloadWithoutSignal();
  await expect(ann.page.getByRole('banner').first()).toContainText('Dunes');
  await expect(ann.page.getByText('Select a group from the Groups tab to start playing.')).toHaveCount(0);
  await expectRulesAloneIsSaved();
});

test('when the phone forgot its selection, then the last round opens', async () => {
  await forget();
  await reloadWithoutSignal();
  await expect(ann.page.getByRole('banner').first()).toContainText('Dunes');
  await expectRulesAloneIsSaved();
});

test('when the page is reloaded before its choice is saved, then the choice stays', async () => {
  const group = await ann.call<{ id: string }>('POST', '/api/groups', { name: 'Tuesday', players: [{ name: 'Ann' }, { name: 'Bo' }] });
  await ann.page.reload();
  // The response arrives after the page has closed.
  await ann.page.route('**/api/user/preferences', (route) => (route.request().method() === 'PUT' ? undefined : route.continue()));
  const sent = ann.page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/user/preferences'));
  await ann.main.open('Groups');
  await ann.page.getByRole('button', { name: /^Tuesday/ }).click();
  await sent;
  await ann.page.reload();
  await expect(ann.page.getByText('No games yet. Create your first game!')).toBeVisible();
  await ann.page.unrouteAll({ behavior: 'ignoreErrors' });
  await ann.main.open('Rules');
  await expect.poll(async () => (await preferences()).currentTab).toBe('rules');
  expect(await preferences()).toMatchObject({ selectedGroupId: group.id, selectedGameId: null });
});
