import type { GameSummary, Group, RoundEntries } from '@fairshare/contracts';
import { expect, type Locator, test } from '@playwright/test';
import { PreparedGolfer } from '../support/prepared-golfer';
import { Taps } from '../support/taps';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** From an empty account to the first hole of 2/9/16, saved. */
const AT_MOST_TAPS = 9;

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
