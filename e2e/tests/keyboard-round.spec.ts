import { expect, test } from '@playwright/test';
import { BbbGame, QUESTIONS } from '../support/bbb-game';
import { Cards } from '../support/cards';
import { inputsOf } from '../support/inputs';
import { Keyboard } from '../support/keyboard';
import { MainScreen } from '../support/main-screen';
import { Payouts } from '../support/payouts';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { type Awards, ruledPayments } from '../support/round';
import { ANN, BY_HAND, CAL, FROM_ANOTHER_PHONE, isAfterGap, SATURDAY } from '../support/saturday-round';

const PLAYED = {
  ...SATURDAY,
  cards: { [CAL]: { Camel: 2 } },
  pointsValues: { point: 1, fbt: 10 },
  bbbValues: { point: 1, fbt: 10 },
};
const SETTLED = ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'] as const;

test('when only the keyboard is used, then a round can be entered', { tag: '@long' }, async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const inputs = await inputsOf(page);
  await page.goto('/');
  const keys = new Keyboard(page);
  const main = new MainScreen(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const goTo = async (view: 'BBB' | '2/9/16' | 'Cards') => {
    if (await main.isGamesOpen()) return keys.choose(page.getByRole('group', { name: 'Game to play' }), page.getByRole('radio', { name: view, exact: true }));
    await keys.activate(main.arrow());
    await keys.activate(main.pick(view));
  };

  await test.step('a group and a game', async () => {
    await keys.activate(button('Create Group'));
    for (const [index, player] of PLAYED.players.entries()) {
      await keys.reach(page.getByLabel(`Player ${index + 1}`));
      await keys.type(player);
    }
    await keys.reach(page.getByLabel('Group name'));
    await keys.type('Saturday Fourball');
    await keys.activate(button('More'));
    await keys.reach(page.getByLabel('Game name (optional)'));
    await keys.type('First Saturday');
    await keys.press('Enter');
    await expect(page.getByRole('banner').getByText('First Saturday')).toBeVisible();
  });

  await test.step('the other holes, on another phone', () => golfer.enterHoles(PLAYED, FROM_ANOTHER_PHONE));

  await test.step('holes of net strokes', async () => {
    const points = new HoleGameScores(main);
    await goTo('2/9/16');
    await keys.reach(points.strokes(ANN));
    for (const hole of BY_HAND) {
      if (isAfterGap(hole)) {
        await keys.activate(points.hole(hole, 'no scores'));
        await keys.reach(points.strokes(ANN));
      }
      await expect(points.strokes(ANN)).toBeFocused();
      for (const taken of Object.values(PLAYED.strokes[hole - 1] ?? {})) {
        await keys.type(String(taken));
        await keys.press('Enter');
      }
      await expect(points.hole(hole, 'done')).toBeVisible();
      await keys.press('Enter');
    }
    await expect(button('Calculate Payouts')).toBeVisible();
  });

  await test.step('holes of Bingo Bango Bongo', async () => {
    const bbb = new BbbGame(main);
    await goTo('BBB');
    for (const hole of BY_HAND) {
      if (isAfterGap(hole)) await keys.activate(bbb.hole(hole, 'no scores'));
      await expect(page.getByRole('heading', { name: `Hole ${hole}`, exact: true })).toBeVisible();
      for (const [award, taker] of Object.entries(PLAYED.awards[hole - 1] ?? {})) {
        await keys.choose(page.getByRole('group', { name: QUESTIONS[award as keyof Awards] }), bbb.answer(award as keyof Awards, taker));
      }
      await keys.press('Enter');
      await expect(bbb.hole(hole, 'done')).toBeVisible();
      await keys.press('Enter');
    }
    await expect(button('Calculate Payouts')).toBeVisible();
  });

  await test.step('a card given and traded; the focus is back on it after each dialog', async () => {
    const cards = new Cards(main);
    await goTo('Cards');
    for (const player of [ANN, CAL]) {
      await keys.activate(cards.tile('Camel'));
      await keys.activate(page.getByRole('dialog').getByRole('button', { name: player }));
      await expect(cards.tileOf('Camel', 2, player)).toBeFocused();
    }
  });

  await test.step('who owes whom, down to why', async () => {
    // The creator of a group automatically claims its first player.
    const payouts = new Payouts(main, ANN);
    await keys.activate(main.tab('Payouts'));
    await keys.activate(button('Calculate Payouts'));
    const dialog = page.getByRole('dialog', { name: 'Calculate Payouts' });
    for (const game of ['BBB Points', 'BBB FBT']) {
      await keys.reach(dialog.getByRole('switch', { name: game }));
      await expect(dialog.getByRole('switch', { name: game })).toBeChecked();
    }
    await keys.activate(dialog.getByRole('button', { name: 'Save' }));
    const expected = payouts.asRead(ruledPayments(PLAYED, SETTLED));
    await expect.poll(() => payouts.payments('Who Owes Who')).toEqual(expected);

    await keys.activate(main.section('Who Owes Who').getByRole('button', { name: expected[0] }));
    // On a desktop, next to the payments.
    const why = page.getByRole('region', { name: /^Why / });
    await expect(why.getByRole('heading', { level: 2 })).toBeFocused();
    await keys.activate(why.getByRole('button', { name: /^2\/9\/16 Points/ }).first());
    await expect(why.getByText('Hole 18').first()).toBeVisible();
    await keys.press('Escape');
    await expect(main.section('Who Owes Who').getByRole('button', { name: expected[0] })).toBeFocused();
  });

  expect(await inputs()).toEqual(['keyboard']);
});
