import { expect, test } from '@playwright/test';
import { playedGame } from '../support/played-game';
import { PreparedGolfer } from '../support/prepared-golfer';

// A service worker fetches everything once more, for later.
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 }, hasTouch: true });

test('when Payouts loads, then nothing on it moves', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Regulars', ['Bartholomew Featherston', 'Wilhelmina Cholmondeley', 'Cal Cooper', 'Dee Dalton']);
  const { game, points } = await playedGame(golfer, group, 'Saturday', 3);
  await golfer.call('POST', '/api/calculate-combined-games', { groupId: group.id, gameStateId: game.id, pointsGameId: points.id, selectedGames: ['points', 'fbt'], saveResults: true });
  await golfer.select(group, game, 'scoreboard');
  await page.addInitScript(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = [] as number[]);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /payments? settles? 2\/9\/16/, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add BBB' })).toBeVisible();
  await expect(page.getByRole('img', { name: /points after/ })).toBeAttached();
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => ((window as { shifts?: number[] }).shifts ?? []).reduce((sum, shift) => sum + shift, 0));
  expect(moved).toBeLessThan(0.02);
});
