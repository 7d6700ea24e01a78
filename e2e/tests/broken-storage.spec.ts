import { expect, type Page, test as withoutSignal } from '@playwright/test';
import type { StrokesGame } from '@fairshare/contracts';
import { aRound, type RoundInPlay } from '@fairshare/testing/rounds';
import { newGolfer } from '../support/account';
import { inTheApp } from '../support/account-area';
import { databaseNeverAnswers, storageThrows } from '../support/broken-storage';
import { MainScreen } from '../support/main-screen';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { test } from '../support/test';

const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;
const REFUSED = ['404 /api/combined-payout-results/', '503 /api/game-state/', '404 /api/watch/'];
test.use({ ...PHONE, expectedRefusals: REFUSED });
withoutSignal.use(PHONE);

interface Played extends RoundInPlay {
  readonly golfer: PreparedGolfer;
}

/** A golfer with a game of three holes, which was open last. */
async function playing(page: Page): Promise<Played> {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', ['Ann Archer', 'Ben Baker']);
  const played = await aRound({ name: 'First Saturday', entered: 3 }).in(group).begin(golfer);
  await golfer.select(group, played.game, 'groups');
  return { golfer, ...played };
}

/** Opens the game on its fourth hole, and enters that hole. */
async function enterHole(page: Page): Promise<HoleGameScores> {
  await page.goto('/');
  const main = new MainScreen(page);
  const points = new HoleGameScores(main);
  // If the phone cannot store anything, both games are on one screen.
  await main.openGame('2/9/16');
  await expect(page.getByRole('heading', { name: 'Hole 4', level: 2 })).toBeVisible();
  await points.enter({ 'Ann Archer': 4, 'Ben Baker': 5 });
  return points;
}

/** The server's strokes of a hole. */
const strokesOf = async ({ golfer, group, game, pointsId }: Played, hole: number) => {
  const games = await golfer.call<StrokesGame[]>('GET', `/api/points-games/${group.id}?gameStateId=${game.id}`);
  return Object.values(games.find(({ id }) => id === pointsId)?.holes[hole] ?? {});
};

const signOut = async (page: Page) => {
  // Until the app has loaded, the page's static frame has a button of the same name.
  await inTheApp(page);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
};

for (const [what, breaks] of [
  ['the database never answers', databaseNeverAnswers],
  ['storage throws', storageThrows],
] as const) {
  test(`when ${what}, then a hole is saved online`, async ({ page }) => {
    const played = await playing(page);
    await breaks(page);
    const points = await enterHole(page);
    await points.save();
    await expect.poll(() => strokesOf(played, 4)).toEqual([4, 5]);
  });

  test.describe('a session that ends', () => {
    // Signing out at once interrupts the requests of a screen that is still loading.
    test.use({ expectedRefusals: [...REFUSED, '401 /api/groups', '401 /api/groups/', '401 /api/game-state/', '401 /api/user/'] });

    test(`when ${what}, then a golfer can sign out`, async ({ page }) => {
      await playing(page);
      await breaks(page);
      await page.goto('/');
      await signOut(page);
      expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    });
  });

  test(`when ${what}, then a scoring link opens its round`, async ({ page, anotherBrowser }) => {
    const { golfer, group, game } = await playing(await anotherBrowser());
    const { path } = await golfer.call<{ path: string }>('POST', `/api/game-state/${game.id}/scoring-links`, { playerId: group.players[1]?.id });
    await breaks(page);
    await page.goto(path);
    await page.getByRole('button', { name: /^Score as / }).click();
    await expect(page.getByRole('heading', { name: 'Hole 4', level: 2 })).toBeVisible();
  });
}

withoutSignal('when the database never answers without signal, then a hole waits in memory', async ({ page, context }) => {
  const played = await playing(page);
  await databaseNeverAnswers(page);
  const points = await enterHole(page);
  await context.setOffline(true);
  await points.save();
  await expect(page.getByText('2 waiting to be sent', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => strokesOf(played, 4)).toEqual([4, 5]);
});

test('when neither database nor server answers, then a hole is sent later', async ({ page }) => {
  const played = await playing(page);
  await databaseNeverAnswers(page);
  const points = await enterHole(page);
  let away = true;
  await page.route('**/api/game-state/*/holes/**', (route) => (away ? route.fulfill({ status: 503, json: { message: 'away', code: 'UNAVAILABLE' } }) : route.continue()));
  // The retry waits until the message was seen, which "Sync Complete" replaces.
  let wasSeen = (): void => undefined;
  const seen = new Promise<void>((resolve) => (wasSeen = resolve));
  await page.route('**/api/offline-sync/**', async (route) => {
    await seen;
    await route.continue();
  });
  await points.save();
  await expect(page.getByText('Save Error', { exact: true }).first()).toBeVisible();
  away = false;
  wasSeen();
  await expect.poll(() => strokesOf(played, 4)).toEqual([4, 5]);
});

test('when storage throws, then every page without an account opens', async ({ page }) => {
  await storageThrows(page);
  for (const [path, title] of [
    ['/', /Fairshare/],
    ['/login', 'Log In'],
    ['/register', 'Create Your Account'],
    ['/sample', '2/9/16'],
    ['/join/ABCD2345', 'Log In'],
    ['/watch/nobody', 'This link does not show a round any more'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }
});

test('when storage throws, then a golfer signs in by the screen', async ({ page, anotherBrowser }) => {
  const { email, password, ...names } = newGolfer('Ann', 'Archer');
  await PreparedGolfer.signIn((await anotherBrowser()).request, { email, password, ...names });
  await storageThrows(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible();
});
