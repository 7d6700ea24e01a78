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
  await dialog.getByRole('button', { name: 'Join Game' }).click();
  await expect(page.getByText('You joined Heath').first()).toBeVisible();
  await expect(page.getByRole('banner').first()).toContainText('Heath');
  await expect(page.getByText('Select Card to Assign')).toBeVisible();
  await Promise.all([ann.context.close(), phone.close()]);
});
