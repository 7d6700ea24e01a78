import { expect, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { BbbGame } from '../support/bbb-game';
import { MainScreen } from '../support/main-screen';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { ANN, BEN, CAL, SATURDAY } from '../support/saturday-round';
import { NOTHING_CHOSEN } from '../support/screen-choices';
import { Taps } from '../support/taps';

/** Both games of a hole with the usual scores, including Next Hole. */
const AT_MOST_TAPS = 6;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, storageState: NOTHING_CHOSEN });

test('when four enter a hole with usual scores, then six taps are enough', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Counted', SATURDAY.players);
  const { game } = await aRound({ name: 'Counted' }).in(group).begin(golfer);
  await golfer.select(group, game, 'games');
  await page.goto('/');
  const main = new MainScreen(page);
  const [points, bbb] = [new HoleGameScores(main), new BbbGame(main)];
  const oneScreen = page.getByRole('switch', { name: 'Both games on one screen' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (hole: number) => page.getByRole('heading', { name: `Hole ${hole}`, exact: true });
  const answer = async (taps: Taps) => {
    for (const [award, taker] of [
      ['firstOn', ANN],
      ['closestTo', BEN],
      ['firstIn', 'none'],
    ] as const)
      await taps.on(bbb.answer(award, taker));
  };
  const saveAndGoOn = async (taps: Taps, from: number) => {
    await taps.until(button('Save Scores'), button('Next Hole'));
    await taps.until(button('Next Hole'), heading(from + 1));
  };
  const counted: Record<string, Taps> = {
    '2/9/16 alone': new Taps(),
    'BBB alone': new Taps(),
    'both, two screens': new Taps(),
    'both, one screen': new Taps(),
    'both, one screen, two scores one off': new Taps(),
  };
  const tapsOf = (what: string): Taps => counted[what] ?? new Taps();
  const enterPoints = async (taps: Taps, hole: number) => {
    for (const player of SATURDAY.players) await taps.on(button(`One more: ${player} strokes`));
    await saveAndGoOn(taps, hole);
  };
  const enterBbb = async (taps: Taps, hole: number) => {
    await answer(taps);
    await saveAndGoOn(taps, hole);
  };

  await test.step('each game on its own screen', async () => {
    await main.openGame('Both');
    await oneScreen.tap();
    await main.openGame('2/9/16');
    await enterPoints(tapsOf('2/9/16 alone'), 1);
    await main.openGame('BBB');
    await enterBbb(tapsOf('BBB alone'), 1);
  });

  await test.step('both games, from one screen to the other', async () => {
    const taps = tapsOf('both, two screens');
    await taps.until(main.gameSwitch('2/9/16'), points.strokes(ANN));
    await enterPoints(taps, 2);
    await taps.until(main.gameSwitch('BBB'), bbb.answer('firstOn', 'none'));
    await enterBbb(taps, 2);
  });

  await test.step('both games on one screen', async () => {
    await oneScreen.tap();
    await expect(heading(3)).toBeVisible();
    const taps = tapsOf('both, one screen');
    await taps.on(button('Usual Scores'));
    await answer(taps);
    await saveAndGoOn(taps, 3);
    expect(taps.count).toBeLessThanOrEqual(AT_MOST_TAPS);
    await expect(points.hole(3, 'done')).toBeVisible();
  });

  await test.step('both games on one screen, where two scores are one off', async () => {
    const taps = tapsOf('both, one screen, two scores one off');
    await taps.on(button('Usual Scores'));
    await taps.on(button(`One more: ${BEN} strokes`));
    await taps.on(button(`One less: ${CAL} strokes`));
    await answer(taps);
    await saveAndGoOn(taps, 4);
    await expect(points.strokes(ANN)).toHaveValue('');
  });

  await test.step('the phone remembers it', async () => {
    await page.reload();
    await expect(button('Usual Scores')).toBeVisible();
    await expect(heading(5)).toBeVisible();
  });

  if (process.env.PRINT_HOLE_TAPS) {
    const lines = Object.entries(counted).map(([what, taps]) => `| ${what} | ${taps.count} | ${taps.seconds.toFixed(1)} |`);
    process.stdout.write(['', '| hole of four, usual scores | taps | seconds |', '|---|---|---|', ...lines, '', ''].join('\n'));
  }
});
