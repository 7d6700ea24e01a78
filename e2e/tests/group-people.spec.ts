import { expect, test, type Page } from '@playwright/test';
import { look } from '../support/look';
import { Phone } from '../support/phone';

test.use({ serviceWorkers: 'allow' });

const sheet = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const openPeople = async (page: Page) => {
  await page.getByRole('button', { name: 'People' }).click();
  return sheet(page, /people and settings$/);
};

test('when a group changes on one phone, then the other shows it', async ({ browser }) => {
  const [ann, ben] = await Promise.all([Phone.of(browser, 'Ann'), Phone.of(browser, 'Ben')]);
  const round = await ann.createRound('Heath');
  await ann.keepRound(round);
  await ann.main.open('Groups');
  const people = await openPeople(ann.page);

  // Joining by approval.
  // Ben joins only after the server has stored the setting.
  await people.getByRole('button', { name: 'Joining' }).click();
  const stored = ann.page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await people.getByRole('radio', { name: 'Asks us' }).click();
  await stored;
  await expect(people.getByRole('radio', { name: 'Asks us' })).toBeChecked();
  await ben.call('POST', '/api/groups/join', { shareCode: round.group.shareCode });
  await people.getByRole('button', { name: 'Let In Ben' }).click();
  await expect(people.getByRole('list', { name: 'Members' }).getByText('Ben', { exact: true })).toBeVisible();
  await ben.keepRound(round);
  await ben.main.open('Groups');
  const benSees = (await openPeople(ben.page)).getByRole('list', { name: 'Players' });

  // Players: claim one, rename one, add one, remove one, and choose the regulars.
  const players = people.getByRole('list', { name: 'Players' });
  const [first, second, third] = round.group.players.map(({ name }) => name) as [string, string, string];
  const fromMenu = async (player: string, item: string) => {
    await players.getByRole('button', { name: `More about ${player}` }).click();
    await ann.page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await fromMenu(second, 'This Is Me');
  await expect(players.getByRole('listitem').first()).toContainText(`${second}You`);
  await fromMenu(second, 'Edit Player');
  await sheet(ann.page, 'Edit Player').getByLabel('Name').fill('Søren Ångström');
  await sheet(ann.page, 'Edit Player').getByRole('button', { name: 'Save' }).click();
  await expect(benSees).toContainText('Søren Ångström');
  await people.getByRole('button', { name: 'Add Player' }).click();
  await sheet(ann.page, 'Add Player').getByLabel('Name').fill(first.toUpperCase());
  await sheet(ann.page, 'Add Player').getByRole('button', { name: 'Save' }).click();
  await expect(ann.page.getByText('Another player has this name').first()).toBeVisible();
  await sheet(ann.page, 'Add Player').getByLabel('Name').fill('Zed');
  await sheet(ann.page, 'Add Player').getByRole('button', { name: 'Save' }).click();
  await expect(benSees).toContainText('Zed');
  await expect(ann.page.getByText('Another player has this name')).toHaveCount(0);
  await fromMenu(third, 'Archive');
  await expect(people.getByText('Archived (1)')).toBeVisible();
  await expect(benSees).not.toContainText(third);
  await people.getByRole('button', { name: 'Regulars' }).click();
  const regulars = sheet(ann.page, 'Regulars');
  for (const name of [first, 'Zed']) await regulars.getByLabel(name).check();
  await regulars.getByRole('button', { name: 'Save' }).click();
  await expect(players.getByText(/· Regular/)).toHaveCount(2);
  await look(ann.page, 'the people of a group');

  // A new share code, and the log of changes.
  await people.getByRole('button', { name: 'New Code' }).click();
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'New Code' }).click();
  await expect(people.getByText(round.group.shareCode)).toHaveCount(0);
  await people.getByRole('button', { name: 'Activity' }).click();
  await expect(people.getByRole('list', { name: 'Activity' }).getByText(`Ann renamed ${second} to Søren Ångström`)).toBeVisible();

  // Without signal the data is read-only.
  await ann.context.setOffline(true);
  await expect(people.getByText('Changing a group needs signal.')).toBeVisible();
  await expect(people.getByRole('button', { name: 'Add Player' })).toHaveCount(0);
  await ann.context.setOffline(false);

  await people.getByRole('button', { name: 'More about Ben', exact: true }).click();
  await ann.page.getByRole('menuitem', { name: 'Remove from Group' }).click();
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ben.page.getByText('That group is no longer yours to see').first()).toBeVisible();
  await expect(ben.page.getByRole('button', { name: /^Heath/ })).toHaveCount(0);

  // Deleted, and restored from the list of deleted groups.
  await people.getByRole('button', { name: 'Leave or delete' }).click();
  await people.getByRole('button', { name: 'Delete Group' }).click();
  await look(ann.page, 'a group to delete');
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Delete Group' }).click();
  await expect(ann.page.getByText('Heath is deleted').first()).toBeVisible();
  await ann.page.getByRole('button', { name: 'Restore Heath' }).click();
  await expect(ann.page.getByRole('button', { name: 'People' })).toBeVisible();
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('when a creator hands over and is removed, then they ask to come back', async ({ browser }) => {
  const [ann, ben] = await Promise.all([Phone.of(browser, 'Ann'), Phone.of(browser, 'Ben')]);
  const round = await ann.createRound('Moor');
  await ben.join(round);
  await ann.keepRound(round);
  await ben.keepRound(round);
  await ben.main.open('Groups');
  const bens = await openPeople(ben.page);
  await expect(bens.getByRole('list', { name: 'Members' }).getByText('Ann', { exact: true })).toBeVisible();
  // No member can remove the group's creator.
  await expect(bens.getByRole('button', { name: 'More about Ann', exact: true })).toHaveCount(0);

  await ann.main.open('Groups');
  const anns = await openPeople(ann.page);
  await anns.getByRole('button', { name: 'More about Ben', exact: true }).click();
  await ann.page.getByRole('menuitem', { name: 'Hand Over' }).click();
  await look(ann.page, 'a group to hand over');
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Hand Over' }).click();
  await expect(anns.getByRole('button', { name: 'More about Ben', exact: true })).toHaveCount(0);

  await bens.getByRole('button', { name: 'More about Ann', exact: true }).click();
  await ben.page.getByRole('menuitem', { name: 'Remove from Group' }).click();
  await ben.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(ann.page.getByText('That group is no longer yours to see').first()).toBeVisible();
  const { shareCode } = await ben.call<{ shareCode: string }>('GET', `/api/groups/${round.group.id}`);
  expect(shareCode).not.toBe(round.group.shareCode);
  await ann.call('POST', '/api/groups/join', { shareCode });
  await bens.getByRole('button', { name: 'Let In Ann' }).click();
  await expect.poll(async () => (await ann.call<{ id: string }[]>('GET', '/api/groups')).map(({ id }) => id)).toContain(round.group.id);
  await Promise.all([ann.context.close(), ben.context.close()]);
});
