import { expect, type Page, type Route, test } from '@playwright/test';
import { aRound } from '@fairshare/testing/rounds';
import { newGolfer } from '../support/account';
import { heading, registerByCall, signInAsAdmin } from '../support/account-area';
import { expectStill, noteShifts, shiftsOf } from '../support/layout-shift';
import { MOVING } from '../support/moving';
import { PreparedGolfer } from '../support/prepared-golfer';
import { patient } from '../support/slow-machine';

/** Web Vitals calls 0.1 good. */
const MOST = 0.02;
/** Milliseconds after which the app no longer waits for its font. */
const FONT_AWAITED_FOR = 2_500;

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

// A service worker would respond from its cache, which is not a first load.
test.use({ ...MOVING, serviceWorkers: 'block' });

for (const viewport of SIZES) {
  test.describe(`on a screen of ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('when a page for everybody is opened, then nothing on it moves', async ({ page }) => {
      await noteShifts(page);
      for (const path of ['/', '/login', '/register', '/forgot-password', '/reset-password?token=none', '/qr', '/nowhere', '/watch/nobody', '/admin']) await opens(page, path);
    });

    test('when a page of an account is opened, then nothing on it moves', async ({ page }) => {
      await noteShifts(page);
      await registerByCall(page, newGolfer('Ann', 'Archer'));
      for (const path of ['/', '/welcome-trial', '/subscribe']) await opens(page, path);
      expect((await page.request.post('/api/trial/start')).ok()).toBe(true);
      for (const path of ['/manage-subscription', '/subscribe', '/email-preferences', '/your-data', '/forgot-password']) await opens(page, path);
    });

    test("when an account page's data come late, then nothing moves when they come", async ({ page }) => {
      await noteShifts(page);
      await registerByCall(page, newGolfer('Ann', 'Archer'));
      expect((await page.request.post('/api/trial/start')).ok()).toBe(true);
      for (const path of ['/manage-subscription', '/subscribe', '/email-preferences', '/welcome-trial']) {
        const answer = await hold(page, /\/api\/(subscription\/status|subscription\/plans|user\/email-preferences)$/);
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
        await expectStill(page, MOST, `${path}, waiting`);
        await answer();
        await stands(page, path);
      }
      const answer = await hold(page, /\/api\/subscription\/status$/, answerTrialOver);
      await page.goto('/welcome-trial');
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await answer();
      await expect(page.getByText(/^You have had your free trial/)).toBeVisible();
      await stands(page, '/welcome-trial, after a trial');
    });

    test('when the prices come after all else of a plan, then nothing moves', async ({ page }) => {
      await noteShifts(page);
      await registerByCall(page, newGolfer('Ann', 'Archer'));
      expect((await page.request.post('/api/trial/start')).ok()).toBe(true);
      const answer = await hold(page, /\/api\/subscription\/plans$/);
      await page.goto('/subscribe');
      await expect(page.getByRole('radio', { name: /Annual/ })).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = (await shiftsOf(page)).length;
      await answer();
      await expect(page.getByText('$16.99', { exact: true })).toBeVisible();
      expect((await shiftsOf(page)).slice(before)).toEqual([]);
    });

    for (const screen of ['groups', 'cards', 'points', 'bbb', 'scoreboard', 'rules'] as const) {
      test(`when the main app is opened on ${screen}, then nothing on it moves`, async ({ page }) => {
        await noteShifts(page);
        const { golfer, group, game } = await playing(page);
        const isGame = screen === 'cards' || screen === 'points' || screen === 'bbb';
        await golfer.select(group, game, isGame ? 'games' : screen);
        if (isGame) await remembersGame(page, screen);
        await opens(page, '/');
      });
    }

    for (const [late, call] of [
      ['group', /\/api\/groups\/[^/]+$/],
      ['cards', /\/api\/game-state\/[^/]+$/],
      ['scores', /\/api\/game-state\/[^/]+\/holes$/],
    ] as const) {
      test(`when a round with side games waits for its ${late}, then nothing moves`, async ({ page }) => {
        await noteShifts(page);
        const { golfer, group, game } = await playing(page);
        await golfer.call('POST', `/api/game-state/${game.id}/side-games`, { kind: 'skins' });
        await golfer.select(group, game, 'games');
        const others = [`/api/groups/${group.id}`, `/api/game-state/${game.id}`, `/api/game-state/${game.id}/holes`].filter((path) => !call.test(path));
        const cameBefore = others.map((path) => page.waitForResponse((response) => new URL(response.url()).pathname === path));
        const answer = await hold(page, call);
        await page.goto('/');
        await Promise.all(cameBefore);
        await expect(page.getByRole('status').filter({ hasText: 'Loading the round' })).toBeVisible();
        await expectStill(page, MOST, `all but its ${late}`);
        await answer();
        await expect(page.getByRole('heading', { name: /^Hole / })).toBeVisible();
        await stands(page, `its ${late} last`);
      });
    }

    test('when the round comes last, then the rules wait for it and nothing moves', async ({ page }) => {
      await noteShifts(page);
      const { golfer, group, game } = await playing(page);
      await golfer.select(group, game, 'rules');
      const answer = await hold(page, /\/api\/game-state\/[^/]+$/);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Start Tutorial' })).toBeVisible();
      await expectStill(page, MOST, 'all but the round');
      await answer();
      await expect(page.getByRole('button', { name: 'Card Game' })).toHaveAttribute('aria-expanded', 'true');
      await stands(page, 'the round, last');
    });

    test('when the font comes last, then no long name moves what is below', async ({ page }) => {
      await noteShifts(page);
      await patient(page, FONT_AWAITED_FOR);
      const golfer = await PreparedGolfer.signIn(page.request);
      const group = await golfer.createGroup('Wednesday', ['Bartholomew Featherstone', 'Wilhelmina Cholmondeleys', 'Maximilian Wolfeschlegel', 'Christopher Throckmorton']);
      const { game } = await aRound({ name: 'First Wednesday', entered: 18 }).in(group).begin(golfer);
      await golfer.select(group, game, 'scoreboard');
      const cameBefore = page.waitForResponse((response) => response.url().endsWith(`/api/game-state/${game.id}/holes`));
      const font = await hold(page, /inter-latin-wght-normal\.\w+\.woff2$/);
      await page.goto('/', { waitUntil: 'commit' });
      await cameBefore;
      const drawn = page.getByRole('heading', { name: 'Net per player' });
      // Long enough for a screen that does not wait.
      await drawn.waitFor({ timeout: 1_000 }).catch(() => undefined);
      await font();
      await expect(drawn).toBeVisible();
      await stands(page, 'the font, last');
    });

    test('when the panel of an administrator is opened, then nothing on it moves', async ({ page }) => {
      await noteShifts(page);
      await signInAsAdmin(page.request);
      await opens(page, '/admin');
      await heading(page, 'Admin Panel');
    });
  });
}

/** A golfer in a group of four whose round has three holes. */
async function playing(page: Page) {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton']);
  const { game } = await aRound({ name: 'First Saturday', entered: 3 }).in(group).begin(golfer);
  return { golfer, group, game };
}

/** Opens a page, and waits until it is complete. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await stands(page, path);
}

/** Holds the responses to these calls back; `answerIt` replaces the platform's response. Returns a function that releases them. */
async function hold(page: Page, calls: RegExp, answerIt = (route: Route) => route.continue()): Promise<() => Promise<void>> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(calls, async (route) => {
    await held;
    await answerIt(route);
  });
  return async () => {
    answer();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function answerTrialOver(route: Route): Promise<void> {
  const response = await route.fetch();
  const status = (await response.json()) as object;
  await route.fulfill({ response, json: { ...status, hasAccess: false, status: 'expired', trialEndsAt: null, offer: { kind: 'today', firstChargeAt: null } } });
}

async function stands(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[data-main-app]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expectStill(page, MOST, path);
}

/** Stores the sub-game, which only the phone remembers. */
async function remembersGame(page: Page, gamesView: string): Promise<void> {
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await page.addInitScript(
    ([userId, view]) =>
      localStorage.setItem('preferences', JSON.stringify({ version: 1, userId, gamesView: view, currentTab: 'games', selectedGroupId: null, selectedGameId: null })),
    [id, gamesView] as const,
  );
}
