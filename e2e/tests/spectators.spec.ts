import { expect, test } from '@playwright/test';
import { look } from '../support/look';
import { Phone } from '../support/phone';

test('when a leaderboard is shared by link, then it works until taken back', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Open');
  await ann.openRound(round);
  await ann.scoreHole(1);
  await ann.main.open('Groups');
  await ann.page.getByRole('button', { name: 'More about Open' }).click();
  await ann.page.getByRole('menuitem', { name: 'Share Leaderboard' }).click();
  const dialog = ann.page.getByRole('dialog', { name: 'Share Leaderboard' });
  // Rotating the phone changes the layout, and closes nothing.
  await ann.page.setViewportSize({ width: 844, height: 390 });
  await expect(ann.page.locator('[data-keep-clear=bar]')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Make Link' }).click();
  const link = await dialog.getByRole('link').getAttribute('href');
  expect(link).toMatch(/^\/watch\/[\w-]{32}$/);

  const visitor = await browser.newContext();
  const board = await visitor.newPage();
  await board.goto(link as string);
  await expect(board.getByRole('heading', { name: 'Open', level: 1 })).toBeVisible();
  const standing = board.getByRole('list', { name: '2/9/16' }).getByRole('listitem');
  await expect(standing.first()).toContainText('Ann Archer');
  await expect(standing.first()).toContainText('7 points');
  await expect(board.getByText('$')).toHaveCount(0);
  await look(board, 'leaderboard');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await ann.points.open();
  await ann.scoreHole(2);
  await expect(standing.first()).toContainText('13 points');

  await ann.main.open('Groups');
  await ann.page.getByRole('button', { name: 'More about Open' }).click();
  await ann.page.getByRole('menuitem', { name: 'Share Leaderboard' }).click();
  await dialog.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(dialog.getByRole('button', { name: 'Make Link' })).toBeVisible();
  await expect(board.getByRole('heading', { name: 'This link does not show a round any more' })).toBeVisible();
  await Promise.all([ann.context.close(), visitor.close()]);
});
