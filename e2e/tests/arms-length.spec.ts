import { type Browser, expect, type Page } from '@playwright/test';
import type { GameState, Group } from '@fairshare/contracts';
import { aRound, type RoundInPlay } from '@fairshare/testing/rounds';
import { faintFiguresOf, settled, STILL } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { flawsOf } from '../support/page-flaws.cjs';
import { PreparedGolfer } from '../support/prepared-golfer';
import { SATURDAY } from '../support/saturday-round';
import { NOTHING_CHOSEN } from '../support/screen-choices';
import { test } from '../support/test';

/** The minimum size of a touch target for a gloved finger, and the minimum distance between two targets. CSS pixels. */
const GLOVE = { touch: 48, apart: 8 };
/** The contrast ratio to 1 that is readable in sunlight. */
const SUN = 7;
/** Flaws that large text may cause: complaints of page-flaws.cjs. */
const CUT = /^(cut|sticks out|outside the window|text on text)/;

/** Targets that are too near or too small, and why that is acceptable. */
const EXCEPTIONS: readonly { flaw: RegExp; reason: string }[] = [
  { flaw: /^too near: <button\.open\S* "[^"]+, hole \d+: /, reason: 'cells of the scorecard: nine of them are as wide as a phone, and the hole beside is one tap away' },
  {
    flaw: /^too near: <(button|input)\S* "(One (less|more): )?[^"]+ strokes" and </,
    reason: 'a figure between its two buttons, which are a glove apart: pressing it changes nothing',
  },
];

test.use({ ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true, storageState: NOTHING_CHOSEN, expectedRefusals: ['404 /api/combined-payout-results/'] });

interface Seen {
  readonly page: Page;
  readonly screen: MainScreen;
  readonly golfer: PreparedGolfer;
  readonly round: RoundInPlay<Group>;
  readonly browser: Browser;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true });
const apart = (page: Page) => page.evaluate(() => localStorage.setItem('bothGamesOnOneScreen', '0'));

/** Opens a game on a screen of its own. */
const alone =
  (view: 'BBB' | '2/9/16') =>
  async ({ page, screen }: Seen) => {
    await apart(page);
    await page.reload();
    await screen.openGame(view);
    await page.getByRole('heading', { name: view, exact: true, level: 1 }).waitFor({ state: 'attached' });
  };

async function inAnotherBrowser(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ ...STILL.contextOptions, viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Each opens its screen, and returns the page if it is not the golfer's. */
const SCREENS: Record<string, (seen: Seen) => Promise<Page | void>> = {
  Groups: async ({ page, screen }) => {
    await screen.open('Groups');
    await button(page, 'People').waitFor();
  },
  'Create Game': async ({ page, screen }) => {
    await screen.open('Groups');
    await button(page, 'Create New Game').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create Game' }).waitFor();
  },
  'a hole of 2/9/16': alone('2/9/16'),
  'a hole of BBB': alone('BBB'),
  'a hole of both games': async ({ page, screen }) => {
    await screen.open('Games');
    await screen.gameSwitch('Both').click();
    await page.getByRole('heading', { name: 'BBB and 2/9/16', level: 1 }).waitFor({ state: 'attached' });
  },
  'a hole with side games': async ({ page, screen, golfer, round }) => {
    for (const kind of ['skins', 'wolf']) await golfer.call('POST', `/api/game-state/${round.id}/side-games`, { kind });
    await page.reload();
    await screen.openGame('All');
    await button(page, 'Save Scores').waitFor();
  },
  'the scorecard': async ({ page, screen }) => {
    await screen.open('Games');
    await screen.gameSwitch('Both').click();
    await button(page, 'Scorecard').click();
    await page.getByRole('dialog').getByRole('group', { name: 'Strokes', exact: true }).waitFor();
  },
  Payouts: async ({ page, screen }) => {
    await screen.open('Payouts');
    await page.getByRole('list', { name: 'Net per player' }).waitFor();
  },
  People: async ({ page, screen }) => {
    await screen.open('Groups');
    await button(page, 'People').click();
    await page.getByRole('dialog').getByRole('list', { name: 'Players' }).waitFor();
  },
  'the cards': async ({ page, screen }) => {
    await screen.openGame('Cards');
    await page
      .getByRole('button', { name: /^Camel/ })
      .first()
      .waitFor();
  },
  Rules: async ({ page, screen }) => {
    await screen.open('Rules');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'the page of spectators': async ({ golfer, round, browser }) => {
    const { path } = await golfer.call<{ path: string }>('POST', `/api/game-state/${round.id}/spectator-link`);
    const page = await inAnotherBrowser(browser, path);
    await page.getByRole('list', { name: '2/9/16' }).waitFor();
    return page;
  },
  'the page of a guest': async ({ golfer, round, browser }) => {
    const [, ben] = round.group.players;
    const { path } = await golfer.call<{ path: string }>('POST', `/api/game-state/${round.id}/scoring-links`, { playerId: ben?.id });
    const page = await inAnotherBrowser(browser, path);
    await page.getByRole('button', { name: /^Score as / }).click();
    await page.getByRole('heading', { name: /^Hole / }).waitFor();
    await bar(page, 'Standings').waitFor();
    return page;
  },
};

/** Starts a round of four with three holes entered and a card assigned, on a player's phone. */
async function begin(page: Page): Promise<Omit<Seen, 'browser'>> {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday', SATURDAY.players);
  const round = await aRound({ name: 'This Saturday', entered: 3 }).in(group).begin(golfer);
  await round.give('camel', group.players[1]?.id ?? null);
  await golfer.select(group, round.game as GameState, 'rules');
  await page.goto('/');
  const screen = new MainScreen(page);
  await expect(screen.tab('Rules')).toHaveAttribute('aria-current', 'page');
  return { page, screen, golfer, round };
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(`when ${name} is used in sun and glove, then all is large and clear`, async ({ page, browser }) => {
    const seen = await begin(page);
    const shown = (await open({ ...seen, browser })) ?? page;
    await settled(shown);
    const flaws = await flawsOf(shown, GLOVE);
    expect.soft(flaws.filter((flaw) => !EXCEPTIONS.some((exception) => exception.flaw.test(flaw)))).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await shown.emulateMedia({ colorScheme });
      await settled(shown);
      expect.soft(await faintFiguresOf(shown, SUN), colorScheme).toEqual([]);
    }
    await shown.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settled(shown);
    expect
      .soft(
        (await flawsOf(shown)).filter((flaw) => CUT.test(flaw)),
        'letters twice as large',
      )
      .toEqual([]);
    if (shown !== page) await shown.context().close();
  });
}
