import { expect } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import type { Stage } from './stage';

/** Walks through the header, its menu and texts, the picker of games, the rules and the tutorial, and the loading screens of the app. */
export async function walkFrame({ page, main, golfer, cast, look }: Stage): Promise<void> {
  const group = await golfer.createGroup(cast.group, cast.players);
  const { game } = await aRound({ name: cast.game, plays: ['bbb'] })
    .in(group)
    .begin(golfer);
  await golfer.select(group, game, 'rules');

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/user/preferences', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Loading your groups', level: 1 })).toBeVisible();
  await look('restoring');
  answer();

  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
  await expect(page.getByText(cast.game)).toBeVisible();
  await look('rules');

  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  const tutorial = page.getByRole('dialog', { name: 'Learn' });
  await expect(tutorial).toBeVisible();
  await look('tutorial-1');
  for (let step = 2; step <= 7; step += 1) {
    await tutorial.getByRole('button', { name: 'Next' }).click();
    await expect(tutorial.getByRole('progressbar')).toHaveAccessibleName(`Step ${step} of 7`);
  }
  await look('tutorial-7');
  await tutorial.getByRole('button', { name: 'Finish Tutorial' }).click();

  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('profile-menu');
  await page.keyboard.press('Escape');
  for (const text of ['About', 'Terms of Service', 'Privacy Policy']) {
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Legal' }).click();
    await page.getByRole('menuitem', { name: text }).click();
    await expect(page.getByRole('dialog')).toContainText(text);
    await look(text.toLowerCase().replaceAll(' ', '-'));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }

  await main.arrow().click();
  await expect(page.getByRole('dialog', { name: 'Choose a game' })).toBeVisible();
  await look('games-picker');
  await main.pick('Cards').click();
  await expect(page.getByText('Select Card to Assign')).toBeVisible();

  await page.route('**/api/subscription/status', async (route) => {
    const status = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, trialEndsAt: new Date(Date.now() + 2.5 * 86_400_000).toISOString() } });
  });
  await page.reload();
  await main.open('Rules');
  await expect(page.getByRole('link', { name: 'Upgrade Now' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Tutorial' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('Offline')).toBeVisible();
  await look('trial-ending-and-offline');
  await page.context().setOffline(false);
}
