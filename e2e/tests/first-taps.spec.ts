import type { GameState, GameSummary, Group, RoundEntries, Tab } from '@fairshare/contracts';
import { expect, type Locator, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { MainScreen } from '../support/main-screen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { SATURDAY } from '../support/saturday-round';
import { Taps } from '../support/taps';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** From an empty account to a saved first hole of 2/9/16. */
const AT_MOST_TAPS = 9;
/** From the saved last hole to a settled round with its first payment marked as paid. */
const AT_MOST_TAPS_TO_PAID = 4;

test('when an account is empty, then nine taps score the first hole', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  await page.goto('/');
  const taps = new Taps();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const type = async (field: Locator, text: string) => {
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };

  await taps.on(button('Create Group'));
  const group = page.getByRole('dialog', { name: 'Create New Group' });
  await type(group.getByLabel('Player 2'), 'Ben Baker');
  for (const [label, name] of [
    ['Player 3', 'Cal Cooper'],
    ['Player 4', 'Dee Dalton'],
  ] as const) {
    await taps.on(group.getByLabel(label));
    await type(group.getByLabel(label), name);
  }
  await taps.on(group.getByRole('button', { name: 'Create Group' }));

  for (const player of ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton']) await taps.on(button(`One more: ${player} strokes`));
  await taps.on(button('Save Scores'));
  const [created] = await golfer.call<Group[]>('GET', '/api/groups');
  const [game] = await golfer.call<GameSummary[]>('GET', `/api/groups/${created?.id}/games`);
  const scored = async () => (await golfer.call<RoundEntries>('GET', `/api/game-state/${game?.id}/holes`)).holes['1'] ?? {};
  await expect.poll(async () => Object.keys(await scored())).toHaveLength(4);
  expect(taps.count).toBeLessThanOrEqual(AT_MOST_TAPS);
});

test('when the last hole is saved, then four taps settle and mark paid', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday', SATURDAY.players);
  await golfer.call('PUT', `/api/groups/${group.id}/players/${group.players[0]?.id}/me`);
  const round = await aRound({ name: 'This Saturday', plays: ['points'], values: { points: { pointValueCents: 100, fbtValueCents: 1_000 } } })
    .in(group)
    .begin(golfer);
  for (const [index, strokes] of SATURDAY.strokes.entries()) await round.score(index + 1, Object.values(strokes));
  await golfer.select(group, round.game as GameState, 'games');
  await page.goto('/');
  await new MainScreen(page).openGame('2/9/16');
  await page.getByRole('button', { name: 'Hole 18, done' }).click();

  const taps = new Taps();
  await taps.on(page.getByRole('button', { name: 'Go to Payouts', exact: true }));
  await taps.on(page.getByRole('button', { name: 'Finish Round', exact: true }));
  await taps.on(page.getByRole('dialog', { name: /the day$/ }).getByRole('button', { name: /^On the tab: / }));
  const tab = page.getByRole('dialog', { name: 'Saturday: the tab' });
  const paid = tab.getByRole('button', { name: /^Paid: / });
  await paid.first().waitFor();
  const owed = await paid.count();
  await taps.on(paid.first());
  await expect(paid).toHaveCount(owed - 1);
  await expect.poll(async () => (await golfer.call<Tab>('GET', `/api/groups/${group.id}/tab`)).lines.map(({ kind }) => kind)).toEqual(['payment', 'round']);
  expect(taps.count).toBeLessThanOrEqual(AT_MOST_TAPS_TO_PAID);
});
