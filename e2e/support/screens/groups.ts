import { expect } from '@playwright/test';
import { sheetsGone } from '../sheets';
import type { Stage } from './stage';

/** Walks through the Groups tab and its dialogs. */
export async function walkGroups({ page, groups, golfer, cast, look }: Stage): Promise<void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/groups', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Loading groups')).toBeVisible();
  await look('groups-loading');
  answer();
  await expect(page.getByText('No groups yet')).toBeVisible();
  await look('groups-none');

  await page.getByRole('button', { name: 'Look around first' }).click();
  await page.getByRole('button', { name: 'Create New Game' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Game' })).toBeVisible();
  await look('create-game-without-a-group');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Join Group' }).click();
  const join = page.getByRole('dialog', { name: 'Join Game' });
  await join.getByLabel('Share code').fill('nobody');
  await join.getByRole('button', { name: 'Join Group' }).click();
  await expect(page.getByText('No group has this code')).toBeVisible();
  await look('join-unknown-code');
  await join.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Create Group' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Group' });
  await create.getByLabel('Group name').clear();
  await create.getByRole('button', { name: 'Create Group' }).click();
  await expect(create.getByText('Group name is required')).toBeVisible();
  await look('create-group-errors');
  await create.getByRole('button', { name: 'Close' }).click();
  await groups.create({ name: cast.group, players: cast.players });
  await expect(page.getByRole('dialog', { name: 'Create New Game' })).toBeVisible();
  await look('create-game');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No games yet. Create your first game!')).toBeVisible();
  await look('group-without-games');

  const [group] = await golfer.call<{ id: string }[]>('GET', '/api/groups');
  for (let game = 1; game <= 6; game += 1) await golfer.call('POST', '/api/game-state', { groupId: group?.id, name: game === 6 ? cast.game : `Round ${game}` });
  await golfer.createGroup('Tuesday Skins', cast.players);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show all 6 rounds' })).toBeVisible();
  await look('group-with-games');

  await page.getByRole('button', { name: `More about ${cast.game}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Game' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('delete-game');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await sheetsGone(page);

  await page.route('**/api/groups', (route) => route.fulfill({ status: 503, json: { message: 'The groups are away' } }));
  await page.route('**/api/groups/*/games', (route) => route.fulfill({ status: 503, json: { message: 'The games are away' } }));
  await page.reload();
  await expect(page.getByText('Your groups could not be loaded')).toBeVisible();
  await look('groups-failed');
}
