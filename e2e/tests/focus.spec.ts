import { expect, type Locator, type Page, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { Cards } from '../support/cards';
import { Keyboard } from '../support/keyboard';
import { STILL } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';

const PLAYERS = ['Ann Archer', 'Ben Baker'];

test.use(STILL);

test('when a dialog opens by keyboard, then focus goes in, and back on closing', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', PLAYERS);
  const { game } = await aRound({ name: 'First Saturday', entered: 1 }).in(group).begin(golfer);
  await golfer.call('POST', `/api/groups/${group.id}/custom-cards`, { name: 'Lost a club', emoji: '🏌️', value: 15 });
  await golfer.select(group, game, 'groups');
  await page.goto('/');
  const main = new MainScreen(page);
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (title: string) => page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));

  /** Opens a dialog by keyboard, and closes it again. */
  const thereAndBack = async (title: string, opener: Locator, ...entries: Locator[]) => {
    await test.step(title, async () => {
      for (const pressed of [opener, ...entries]) {
        await pressed.focus();
        await keys.press('Enter');
      }
      await expect(dialog(title)).toBeVisible();
      await expect.poll(() => dialog(title).evaluate((sheet) => sheet.contains(document.activeElement)), `${title} has the focus`).toBe(true);
      await framesLater(page);
      await keys.press('Escape');
      await expect(dialog(title)).toBeHidden();
      await expect(opener, `the focus after ${title}`).toBeFocused();
    });
  };

  await thereAndBack('Create New Game', button('Create New Game'));
  await thereAndBack('Join Game', button('Join Group'));
  await thereAndBack('Create New Group', button('Create Group'));
  await thereAndBack('Delete First Saturday?', button('More about First Saturday'), page.getByRole('menuitem', { name: 'Delete Game' }));
  for (const title of ['About', 'Terms of Service', 'Privacy Policy']) {
    await thereAndBack(title, button('Profile'), page.getByRole('menuitem', { name: 'Legal' }), page.getByRole('menuitem', { name: title }));
  }
  await thereAndBack('Choose a game', main.arrow());

  const points = new HoleGameScores(main);
  await points.open();
  await points.changeValues();
  await thereAndBack('Point Value', button('About the point value'));
  await thereAndBack('FBT Value', button('About the FBT value'));

  const cards = new Cards(main);
  await cards.open();
  await thereAndBack('Assign Card to player', cards.tile('Camel'));
  await button('Edit cards').press('Enter');
  await thereAndBack('Create Custom Card', button('Create Custom Card'));
  await thereAndBack('Delete Lost a club?', button('Delete Lost a club'));
  await keys.press('Escape');
  await expect(button('Edit cards')).toBeFocused();

  await main.open('Payouts');
  await thereAndBack('Calculate Payouts', button('Calculate Payouts'));

  await main.open('Rules');
  await thereAndBack('Learn', button('Start Tutorial'));
});

/** For a moment after the focus has left a dialog, Escape still reaches the dialog below. That is too short for a person, but not for a test. */
async function framesLater(page: Page): Promise<void> {
  const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let count = 0; count < 3; count += 1) await page.evaluate(frame);
}
