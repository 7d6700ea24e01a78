import { expect, test } from '@playwright/test';
import { logIn, registerByCall, startTrialByCall } from '../support/account-area';
import { newGolfer } from '../support/account';
import { look } from '../support/look';
import { Phone } from '../support/phone';

test("when somebody opens a group's link, then a login and one tap start play", async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Heath');
  await ann.openRound(round);
  await ann.main.open('Groups');
  await ann.page.getByRole('button', { name: 'QR Code' }).click();
  const sheet = ann.page.getByRole('dialog', { name: 'Scan to join Heath' });
  await expect(sheet.getByRole('img', { name: 'Scan to join Heath' })).toBeVisible();
  await look(ann.page, 'a group to scan');
  const code = round.group.shareCode;

  const ben = newGolfer('Ben', 'Baker');
  const setup = await browser.newContext();
  const first = await setup.newPage();
  await registerByCall(first, ben);
  await startTrialByCall(first);
  await setup.close();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await page.goto(`/join/${code.toLowerCase()}`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('You are invited to a group').first()).toBeVisible();
  await logIn(page, ben);
  const dialog = page.getByRole('dialog', { name: 'Join Game' });
  await expect(dialog.getByLabel('Share code')).toHaveValue(code);
  expect(page.url()).not.toContain(code);
  await look(page, 'invited');
  await dialog.getByRole('button', { name: 'Join Group' }).click();
  await expect(page.getByText('You joined Heath').first()).toBeVisible();
  await expect(page.getByRole('banner').first()).toContainText('Heath');
  await expect(page.getByText('Select Card to Assign')).toBeVisible();
  await Promise.all([ann.context.close(), phone.close()]);
});

test('when one tap pastes an invitation, then a second tap joins its group', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Links');
  const ben = await Phone.of(browser, 'Ben');
  await ben.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ben.page.goto('/');
  await ben.page.getByRole('button', { name: 'Join Group' }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Join Game' });
  const invitation = `Join Links on Fairshare.\n${new URL(`/join/${round.group.shareCode.toLowerCase()}`, ben.page.url())}`;
  await ben.page.evaluate((text) => navigator.clipboard.writeText(text), invitation);

  await dialog.getByRole('button', { name: 'Paste' }).click();
  await expect(dialog.getByLabel('Share code')).toHaveValue(round.group.shareCode);
  await look(ben.page, 'a pasted invitation');
  await dialog.getByRole('button', { name: 'Join Group' }).click();

  await expect(ben.page.getByText('You joined Links').first()).toBeVisible();
  await expect(ben.page.getByRole('banner').first()).toContainText('Links');
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('when a scoring link is pasted for a share code, then its page opens', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Links');
  const player = round.group.players[1];
  const link = await ann.call<{ path: string }>('POST', `/api/game-state/${round.game.id}/scoring-links`, { playerId: player?.id });
  const ben = await Phone.of(browser, 'Ben');
  await ben.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ben.page.goto('/');
  await ben.page.getByRole('button', { name: 'Join Group' }).click();
  const dialog = ben.page.getByRole('dialog', { name: 'Join Game' });
  await ben.page.evaluate((text) => navigator.clipboard.writeText(text), new URL(link.path, ben.page.url()).href);

  await dialog.getByLabel('Share code').press('ControlOrMeta+V');

  await expect(ben.page).toHaveURL('/score');
  await expect(ben.page.getByText(player?.name ?? '').first()).toBeVisible();
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('when a group is created elsewhere or lets one in, then phones show it', async ({ browser }) => {
  const [ann, ben] = await Promise.all([Phone.of(browser, 'Ann'), Phone.of(browser, 'Ben')]);
  await ann.page.goto('/');
  await expect(ann.page.getByText('No groups yet')).toBeVisible();
  const round = await ann.createRound('Heath');
  await ann.page.getByRole('button', { name: /^Heath / }).click();

  await ben.page.goto('/');
  await expect(ben.page.getByText('No groups yet')).toBeVisible();
  await ann.call('PATCH', `/api/groups/${round.group.id}`, { joining: 'approve' });
  await ben.join(round);
  await ann.page.getByRole('button', { name: 'People' }).click();
  await ann.page.getByRole('button', { name: 'Let In Ben' }).click();
  await expect(ben.page.getByRole('button', { name: /^Heath / })).toBeVisible();
  await Promise.all([ann.context.close(), ben.context.close()]);
});
