import { expect as expectQuickly, type Page } from '@playwright/test';
import { aRound, type RoundInPlay } from '@fairshare/testing/rounds';
import { newGolfer } from '../support/account';
import { registerByCall, signInAsAdmin, startTrialByCall } from '../support/account-area';
import { actAtOnce, onSlowPhone } from '../support/at-once';
import { MainScreen } from '../support/main-screen';
import { MOVING } from '../support/moving';
import { PreparedGolfer } from '../support/prepared-golfer';
import { test } from '../support/test';

// Without a service worker every screen load is a first load.
test.use({ ...MOVING, viewport: { width: 390, height: 844 }, serviceWorkers: 'block', expectedRefusals: ['404 /api/combined-payout-results/', '401 /api/subscription/status'] });

/** A longer timeout for a phone that is six times slower. */
const expect = expectQuickly.configure({ timeout: 60_000 });

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, exact: true, level });

/** Opens a form, and types into its first field at once. */
async function typeAtOnce(page: Page, path: string, label: string): Promise<void> {
  await actAtOnce(
    page,
    { selector: 'input' },
    'focus',
    () => page.goto(path),
    () => page.keyboard.type('abc'),
  );
  await expect(page.getByLabel(label, { exact: true })).toHaveValue('abc');
}

interface Played extends RoundInPlay {
  readonly golfer: PreparedGolfer;
}

/** A golfer with a game of three holes. */
async function playing(page: Page): Promise<Played> {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday Fourball', ['Ann Archer', 'Ben Baker']);
  return { golfer, ...(await aRound({ name: 'First Saturday', entered: 3 }).in(group).begin(golfer)) };
}

/** Opens the main app on the tab Groups. */
async function openApp(page: Page): Promise<MainScreen> {
  const { golfer, group, game } = await playing(page);
  await golfer.select(group, game, 'groups');
  await page.goto('/');
  await heading(page, 'Groups').waitFor();
  return new MainScreen(page);
}

test('when a landing page’s link is pressed at once, then it leads on', async ({ page }) => {
  await actAtOnce(page, { selector: 'a[href="/login"]' }, 'click', () => page.goto('/'));
  await expect(page).toHaveURL(/\/login$/);
});

for (const [screen, path, field] of [
  ['the login', '/login', 'Email'],
  ['registering', '/register', 'First Name'],
] as const) {
  test(`when ${screen} is typed in at once, then it holds what was typed`, async ({ page }) => {
    await typeAtOnce(page, path, field);
  });
}

test('when the login after an invitation is typed in, then it holds that', async ({ page }) => {
  await typeAtOnce(page, '/join/ABCD2345', 'Email');
  await expect(page).toHaveURL(/\/login$/);
});

for (const [tab, before] of [
  ['Groups', 'Rules'],
  ['Games', 'Rules'],
  ['Payouts', 'Rules'],
  ['Rules', 'Groups'],
] as const) {
  const title = { Groups: 'Groups', Games: '2/9/16', Payouts: 'Who Owes Who', Rules: 'Rules' }[tab];
  const level = tab === 'Payouts' ? 2 : 1;

  test(`when Back is pressed at once on reloaded ${tab}, then it leads back`, async ({ page }) => {
    const main = await openApp(page);
    await main.open(before);
    await heading(page, before).waitFor();
    if (tab === 'Games') await main.openGame('2/9/16');
    else await main.open(tab);
    await heading(page, title, level).waitFor();
    await actAtOnce(page, { selector: `h${level}`, name: title }, 'back', () => page.reload());
    await expect(heading(page, before)).toBeVisible();
    await page.goForward();
    await expect(heading(page, title, level)).toBeVisible();
  });

  test(`when ${before} is pressed at once on reloaded ${tab}, then it opens`, async ({ page }) => {
    const main = await openApp(page);
    if (tab === 'Games') await main.openGame('2/9/16');
    else await main.open(tab);
    await heading(page, title, level).waitFor();
    await actAtOnce(page, { selector: 'nav[aria-label=Main] button', name: before }, 'click', () => page.reload());
    await expect(heading(page, before)).toBeVisible();
    await page.goBack();
    await expect(heading(page, title, level)).toBeVisible();
  });
}

test('when Back is pressed before the app has started, then it leads back', async ({ page }) => {
  const main = await openApp(page);
  await main.open('Rules');
  await heading(page, 'Rules').waitFor();
  await actAtOnce(page, { selector: '[data-main-app]' }, 'back', () => page.reload());
  await expect(heading(page, 'Groups')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Rules')).toBeVisible();
});

for (const [control, outcome] of [
  ['Rules', (page: Page) => heading(page, 'Rules')],
  ['Games', (page: Page) => page.getByRole('group', { name: 'Game to play' })],
  ['Choose a game', (page: Page) => page.getByRole('dialog', { name: 'Choose a game' })],
  ['Profile', (page: Page) => page.getByRole('menuitem', { name: 'Sign Out' })],
] as const) {
  test(`when ${control} is tapped before the app has started, then it opens`, async ({ page }) => {
    await openApp(page);
    const speedUp = await onSlowPhone(page);
    const release = await hold(page, /\/assets\/shell\..*\.js$/);
    // Only then are its styles loaded: earlier, the browser paints nothing, yet reports the positions of elements without styles.
    await page.reload({ waitUntil: 'domcontentloaded' });
    const drawn = page.locator('.main-app-frame').locator(`button[aria-label="${control}"], button:has-text("${control}")`);
    await drawn.waitFor();
    const box = await drawn.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(drawn).toHaveAttribute('data-taken');
    await speedUp();
    await release();
    await expect(outcome(page)).toBeVisible();
  });
}

test('when what is tapped is still loading, then it looks taken, and opens', async ({ page }) => {
  const { golfer, group, game } = await playing(page);
  await golfer.select(group, game, 'games');
  // Held from the start, since the idle phone prefetches the dialog. Built files have numbers as names.
  const release = await hold(page, /\/assets\/\d+\.\w+\.js$/, 'Unfinished pots pay nothing');
  await page.goto('/');
  await new MainScreen(page).openGame('2/9/16');
  const rules = page.getByRole('button', { name: 'House Rules' });
  await rules.click();
  await expect(rules).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.getByRole('dialog', { name: 'House Rules' })).toBeVisible();
});

/** Holds files back, with `text` only those that contain it. @returns a function that waits until one is held, and then releases them */
async function hold(page: Page, files: RegExp, text?: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  let isHeld = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    if (text !== undefined) {
      const response = await route.fetch();
      if (!(await response.text()).includes(text)) return route.fulfill({ response });
    }
    isHeld = true;
    await released;
    return route.continue();
  });
  return async () => {
    await expect.poll(() => isHeld).toBe(true);
    release();
    // A file that is still loading when the test ends would fail the test.
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('when a hole’s plus is pressed at once, then the stroke stands', async ({ page }) => {
  const { golfer, group, game } = await playing(page);
  await golfer.select(group, game, 'games');
  await page.goto('/');
  await new MainScreen(page).openGame('2/9/16');
  await heading(page, 'Hole 4', 2).waitFor();
  await actAtOnce(page, { selector: 'button', name: 'One more: Ann Archer strokes' }, 'click', () => page.reload());
  await expect(page.getByRole('textbox', { name: 'Ann Archer strokes' })).not.toHaveValue('');
});

test('when Back is pressed at once on a hole, then it leads back', async ({ page }) => {
  const { golfer, group, game } = await playing(page);
  await golfer.select(group, game, 'games');
  await page.goto('/');
  await new MainScreen(page).openGame('2/9/16');
  await heading(page, 'Hole 4', 2).waitFor();
  await page.getByRole('button', { name: /^Hole 1, / }).click();
  await heading(page, 'Hole 1', 2).waitFor();
  await actAtOnce(page, { selector: 'h2', name: 'Hole 1' }, 'back', () => page.reload());
  await expect(heading(page, 'Hole 4', 2)).toBeVisible();
});

test('when Standings is pressed at once on a guest’s page, then it opens', async ({ page, anotherBrowser }) => {
  const theirs = await anotherBrowser();
  const { golfer, group, game } = await playing(theirs);
  const player = group.players[1]?.id ?? '';
  const { path } = await golfer.call<{ path: string }>('POST', `/api/game-state/${game.id}/scoring-links`, { playerId: player });
  await page.goto(path);
  await page.getByRole('button', { name: /^Score as / }).click();
  await heading(page, 'Hole 4', 2).waitFor();
  await actAtOnce(page, { selector: 'nav[aria-label=Main] button', name: 'Standings' }, 'click', () => page.reload());
  await expect(page.getByRole('list', { name: '2/9/16 Scores' })).toBeVisible();
  await actAtOnce(page, { selector: 'nav[aria-label=Main] button', name: 'Standings' }, 'back', () => page.reload());
  await expect(heading(page, 'Hole 4', 2)).toBeVisible();
});

test('when Back is pressed at once on a leaderboard, then it leads back', async ({ page, anotherBrowser }) => {
  const theirs = await anotherBrowser();
  const { golfer, game } = await playing(theirs);
  const { path } = await golfer.call<{ path: string }>('POST', `/api/game-state/${game.id}/spectator-link`);
  await page.goto('/qr');
  await actAtOnce(page, { selector: 'h1' }, 'back', () => page.goto(path));
  await expect(page).toHaveURL(/\/qr$/);
});

for (const [path, title] of [
  ['/subscribe', 'Choose Your Plan'],
  ['/manage-subscription', 'Manage Subscription'],
] as const) {
  test(`when Sign Out is pressed at once on ${path}, then it signs out`, async ({ page }) => {
    await registerByCall(page, newGolfer('Ann', 'Archer'));
    await startTrialByCall(page);
    await actAtOnce(page, { selector: 'button', name: 'Sign Out' }, 'click', () => page.goto(path));
    await expect(heading(page, title)).toBeHidden();
    await expect.poll(async () => (await page.request.get('/api/auth/user')).status()).toBe(401);
  });
}

test('when a user is chosen at once in the panel, then it opens', async ({ page }) => {
  await signInAsAdmin(page.request);
  await actAtOnce(page, { selector: '[role=region][aria-label="All User Accounts"] tbody button' }, 'click', () => page.goto('/admin'));
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
});

test('when a tab of the sample round is pressed, then it opens', async ({ page }) => {
  await actAtOnce(page, { selector: 'nav[aria-label=Main] button', name: 'Rules' }, 'click', () => page.goto('/sample'));
  await expect(heading(page, 'Rules')).toBeVisible();
  await page.goBack();
  await expect(heading(page, '2/9/16')).toBeVisible();
});
