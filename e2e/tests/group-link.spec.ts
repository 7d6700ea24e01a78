import { expect, test } from '@playwright/test';
import { GuestPhone } from '../support/guest-phone';
import { look, STILL } from '../support/look';
import { Phone } from '../support/phone';
import { BEN, CAL } from '../support/saturday-round';

test.use(STILL);

test('when two friends open the group link, then each scores as themselves', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Links');
  await ann.openRound(round);
  await ann.page.getByRole('button', { name: 'Let others score' }).click();
  const sheet = ann.page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: `Make link for ${BEN}` })).toBeVisible();
  await look(ann.page, 'let others score');
  await sheet.getByRole('button', { name: 'Send a link to the group' }).click();
  await expect(sheet.getByRole('img', { name: 'Scan to pick your name' })).toBeVisible();
  await look(ann.page, 'group link');
  const { groupLink } = await ann.call<{ groupLink: { path: string } }>('GET', `/api/game-state/${round.game.id}/scoring-links`);

  const ben = await GuestPhone.of(browser, groupLink.path);
  await ben.page.getByRole('button', { name: `That’s me: ${BEN}` }).click();
  await ben.isOnHole(1);
  await expect(ben.page).toHaveURL('/score');
  const cal = await GuestPhone.of(browser, groupLink.path);
  await expect(cal.page.getByText('Picked already')).toBeVisible();
  await look(cal.page, 'pick a name');
  await cal.page.getByRole('button', { name: `That’s me: ${CAL}` }).click();
  await ben.scoreHole(1);
  await cal.scoreHole(2);
  await expect(ben.points.hole(2, 'done')).toBeVisible();

  // The original link lets the same browser in again.
  await ben.page.goto(groupLink.path);
  await expect(ben.points.hole(2, 'done')).toBeVisible();
  await sheet.getByRole('button', { name: 'End Link' }).click();
  await expect(sheet.getByRole('button', { name: 'Send a link to the group' })).toBeVisible();
  await ben.scoreHole(3);
  await expect(cal.points.hole(3, 'done')).toBeVisible();
});

test('when cards and rules are changed, then their sheets hold it all', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  await ann.openRound(await ann.createRound('Sheets'));
  await ann.page.getByRole('button', { name: 'House Rules' }).click();
  await expect(ann.page.getByLabel('A point, in dollars')).toBeVisible();
  await ann.page.getByLabel('A point, in dollars').fill('2');
  await look(ann.page, 'rules of a round');
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(ann.page.getByRole('dialog')).toBeHidden();
  await ann.cards.open();
  await ann.cards.assign('Snake', CAL);
  await expect(ann.page.getByText('Snake to Cal: Cal pays $2 more').first()).toBeVisible();
  await look(ann.page, 'a card given');
  await ann.cards.createCustom({ name: 'Late again', emoji: '⏰', dollars: 15 });
  await ann.cards.draw();
  await look(ann.page, 'a card drawn');
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await look(ann.page, 'cards');
  await ann.cards.edit();
  await look(ann.page, 'edit cards');
});
