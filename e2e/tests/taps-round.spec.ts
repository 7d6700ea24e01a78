import { expect, type Locator, test } from '@playwright/test';
import { BbbGame } from '../support/bbb-game';
import { Cards } from '../support/cards';
import type { HoleEntry } from '../support/hole-entry';
import { inputsOf } from '../support/inputs';
import { MainScreen } from '../support/main-screen';
import { MOVING } from '../support/moving';
import { Payouts } from '../support/payouts';
import { tapUntil } from '../support/taps';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { type Awards, type PlayedRound, ruledPayments } from '../support/round';
import { BEN, BY_HAND, DEE, FROM_ANOTHER_PHONE, SATURDAY } from '../support/saturday-round';

/** Uses the initial values of the games. */
const PLAYED: PlayedRound = {
  ...SATURDAY,
  cards: { [DEE]: { Snake: 2 } },
  pointsValues: { point: 1, fbt: 10 },
  bbbValues: { point: 1, fbt: 10 },
};
const SETTLED = ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'] as const;

test.use({ ...MOVING, viewport: { width: 360, height: 740 }, hasTouch: true });

test('when only taps are used, then a round can be entered', { tag: '@long' }, async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', PLAYED.players);
  await golfer.select(group, null, 'groups');
  const inputs = await inputsOf(page);
  await page.goto('/');
  const main = new MainScreen(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (hole: number) => page.getByRole('heading', { name: `Hole ${hole}`, exact: true });
  /** Goes to the next hole to enter: by the button, or by the grid if another phone entered the holes between. */
  const goOnFrom = async (hole: number, games: HoleEntry) => {
    const next = BY_HAND[BY_HAND.indexOf(hole) + 1];
    if (!next) return tapUntil(button('Go to Payouts'), page.getByRole('heading', { name: 'Who Owes Who', exact: true }));
    return tapUntil(next === hole + 1 ? button('Next Hole') : games.hole(next, 'no scores'), heading(next));
  };
  const goTo = (view: 'BBB' | '2/9/16' | 'Cards') => main.openGame(view, (what) => what.tap());

  await test.step('a game, by the name it is given', async () => {
    await button('Create New Game').tap();
    await button('Create Game').tap();
    await expect(main.tab('Games')).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the other holes, on another phone', () => golfer.enterHoles(PLAYED, FROM_ANOTHER_PHONE));

  await test.step('holes of net strokes', async () => {
    const points = new HoleGameScores(main);
    await goTo('2/9/16');
    for (const hole of BY_HAND) {
      await expect(heading(hole)).toBeVisible();
      for (const [player, taken] of Object.entries(PLAYED.strokes[hole - 1] ?? {}))
        await tapTo(taken, points.strokes(player), page.getByRole('group', { name: `${player} strokes` }));
      await button('Save Scores').tap();
      await expect(points.hole(hole, 'done')).toBeVisible();
      await goOnFrom(hole, points);
    }
  });

  await test.step('holes of Bingo Bango Bongo, in three taps each', async () => {
    const bbb = new BbbGame(main);
    await goTo('BBB');
    for (const hole of BY_HAND) {
      await expect(heading(hole)).toBeVisible();
      for (const [award, taker] of Object.entries(PLAYED.awards[hole - 1] ?? {})) await bbb.answer(award as keyof Awards, taker).tap();
      await button('Save Scores').tap();
      await expect(bbb.hole(hole, 'done')).toBeVisible();
      await goOnFrom(hole, bbb);
    }
  });

  await test.step('a card given and traded', async () => {
    const cards = new Cards(main);
    await goTo('Cards');
    for (const player of [BEN, DEE]) {
      await cards.tile('Snake').tap();
      await page.getByRole('dialog').getByRole('button', { name: player }).tap();
      await expect(cards.tileOf('Snake', 2, player)).toBeVisible();
    }
  });

  await test.step('who owes whom, down to why', async () => {
    const payouts = new Payouts(main);
    await main.tab('Payouts').tap();
    await button('Calculate Payouts').tap();
    const dialog = page.getByRole('dialog', { name: 'Calculate Payouts' });
    for (const game of ['BBB Points', 'BBB FBT']) await expect(dialog.getByRole('switch', { name: game })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).tap();
    const expected = ruledPayments(PLAYED, SETTLED);
    await expect.poll(() => payouts.payments('Who Owes Who')).toEqual(expected);

    const settlement = main.section('Who Owes Who');
    await settlement.getByRole('button', { name: expected[0] }).tap();
    await settlement
      .getByRole('button', { name: /^2\/9\/16 Points/ })
      .first()
      .tap();
    await expect(settlement.getByText('Hole 18').first()).toBeVisible();
  });

  expect(await inputs()).toEqual(['touch']);
});

/** The first tap enters the player's usual strokes; each further tap adds or subtracts one. */
async function tapTo(taken: number, field: Locator, stepper: Locator): Promise<void> {
  await stepper.getByRole('button', { name: 'One more' }).tap();
  await expect(field).not.toHaveValue('');
  const missing = taken - Number(await field.inputValue());
  const way = stepper.getByRole('button', { name: missing > 0 ? 'One more' : 'One less' });
  for (let taps = Math.abs(missing); taps > 0; taps -= 1) await way.tap();
  await expect(field).toHaveValue(String(taken));
}
