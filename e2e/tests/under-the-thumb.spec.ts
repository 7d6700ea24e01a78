import { expect, type Locator, type Page } from '@playwright/test';
import { aRound, type RoundInPlay } from '@fairshare/testing/rounds';
import { expectToStay, noteShifts } from '../support/layout-shift';
import { STILL } from '../support/look';
import { MainScreen } from '../support/main-screen';
import { BbbGame } from '../support/bbb-game';
import { holdMessages, overlap } from '../support/messages';
import { flawsOf } from '../support/page-flaws.cjs';
import { type Round, Phone } from '../support/phone';
import { PreparedGolfer } from '../support/prepared-golfer';
import { ANN } from '../support/saturday-round';
import { test } from '../support/test';

/** The elements that a thumb may be about to press. */
const targetsOf = (page: Page): Locator => page.locator('button, a, input, label, select, summary, [role=button]').filter({ visible: true });

/** These names need two lines in a payment, and even more next to its "See why". */
const OF_24_CHARACTERS = ['Bartholomew Featherstone', 'Wilhelmina Cholmondeleys', 'Maximilian Wolfeschlegel', 'Christopher Throckmorton'];

test.use({ ...STILL, viewport: { width: 360, height: 740 } });
test.use({ expectedRefusals: ['404 /api/combined-payout-results/'] });

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`when a change arrives by itself, then nothing moves under a thumb (${size.width}×${size.height})`, async ({ browser }) => {
    const ann = await Phone.of(browser, 'Ann');
    await ann.page.setViewportSize(size);
    await ann.context.setDefaultTimeout(30_000);
    await noteShifts(ann.page);
    const round = await ann.createRound('Shore');
    await ann.openRound(round);
    await expect(ann.points.strokes(ANN)).toBeVisible();
    const stays = (what: string, arrives: () => Promise<unknown>) => expectToStay(ann.page, targetsOf(ann.page), what, arrives);

    const ben = await Phone.of(browser, 'Ben');
    await ben.join(round);
    await stays('somebody else opens the same hole', async () => {
      await ben.openRound(round);
      await expect(ann.page.getByText('Ben has this hole open too.')).toBeVisible();
    });
    await stays('scores of the same hole differ', async () => {
      await enterDifferentScores(ben, ann, round);
      await expect(ann.page.getByRole('button', { name: 'Hole 1: two scores for Ann' })).toBeVisible();
    });
    await stays('the signal goes', async () => {
      await ann.context.setOffline(true);
      await expect(ann.page.getByText('No signal', { exact: true })).toBeVisible();
    });
    await stays('scores wait', async () => {
      await keepsAScore(ann, round);
      await expect(ann.page.getByText('Hole 1 waits', { exact: true })).toBeVisible();
    });
    await stays('the signal comes back and the scores are sent', async () => {
      await ann.context.setOffline(false);
      await expect(ann.page.getByText('Hole 1 waits', { exact: true })).toBeHidden();
    });
    await Promise.all([ann.context.close(), ben.context.close()]);
  });
}

test('when changes arrive on the other screens, then nothing moves under a thumb', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  await ann.page.setViewportSize({ width: 360, height: 740 });
  await noteShifts(ann.page);
  const round = await ann.createRound('Bay');
  await ann.openRound(round);
  const noSignal = ann.page.getByText('No signal', { exact: true });
  const stays = (what: string, arrives: () => Promise<unknown>) => expectToStay(ann.page, targetsOf(ann.page), what, arrives);

  for (const tab of ['Groups', 'Payouts', 'Rules'] as const) {
    await ann.main.open(tab);
    await expect(ann.page.locator('[data-skeleton]')).toHaveCount(0);
    await stays(`${tab}: the signal goes`, async () => {
      await ann.context.setOffline(true);
      await expect(noSignal).toBeVisible();
    });
    await stays(`${tab}: the signal comes back`, async () => {
      await ann.context.setOffline(false);
      await expect(noSignal).toBeHidden();
    });
  }
  await ann.cards.open();
  await expect(ann.page.getByRole('button', { name: 'More about the cards' })).toBeVisible();
  await stays('somebody else hands on a card', async () => {
    await ann.call('POST', `/api/game-state/${round.game.id}/assign-card`, { playerId: round.group.players[1]?.id, cardType: 'camel' });
    await expect(ann.cards.tileOf('Camel', 2, 'Ben Baker')).toBeVisible();
  });
  await stays('somebody else draws a card', async () => {
    await ann.call('POST', `/api/game-state/${round.game.id}/draw-card`, { groupId: round.group.id });
    await expect(ann.page.getByText('Drawn card')).toBeVisible();
  });
  await ann.context.close();
});

test("when another phone's scores reach Payouts, then nothing moves under a thumb", async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  await ann.page.setViewportSize({ width: 360, height: 740 });
  await noteShifts(ann.page);
  const round = await ann.createRound('Dune');
  await round.score(1, [3, 4, 5, 6]);
  await ann.call('POST', `/api/calculate-combined-games`, {
    groupId: round.group.id,
    gameStateId: round.game.id,
    pointsGameId: round.pointsId,
    selectedGames: ['points'],
    pointValue: null,
    fbtValue: null,
    saveResults: true,
  });
  await ann.openRound(round);
  await ann.payouts.rememberOpen();
  await ann.main.open('Payouts');
  await expect(ann.page.getByRole('button', { name: 'Edit Payouts' })).toBeVisible();
  await expect(ann.page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(ann.page.getByRole('img', { name: /points after/ })).toBeVisible();
  const stays = (what: string, arrives: () => Promise<unknown>) => expectToStay(ann.page, targetsOf(ann.page), what, arrives);

  const ben = await Phone.of(browser, 'Ben');
  await ben.join(round);
  await ben.openRound(round);
  await ben.points.goTo(1);
  await stays('a score waits on another phone', async () => {
    await ben.context.route(/holes\/\d+$|offline-sync/, (route) => route.abort());
    await keepsAScore(ben, round);
    await expect(ann.page.getByRole('button', { name: /Games left out\. Scores to come\.$/ })).toBeVisible();
  });
  await stays('the saved result goes stale', async () => {
    await round.score(2, [6, 4, 4, 3]);
    await expect(ann.page.getByRole('button', { name: /^Live\. .*\d has moved since\./ })).toBeVisible();
  });
  await stays('the payouts cannot be fetched', async () => {
    await ann.page.route('**/payouts?*', (route) => route.fulfill({ status: 503, json: { message: 'The payouts are away' } }));
    // Only scores are settled on the phone; the value of a pot is refetched.
    await ann.call('PUT', `/api/points-games/${round.pointsId}/settings`, { pointValue: 1, fbtValue: 12 });
    await expect(ann.page.getByText('Failed to fetch payouts: 503').first()).toBeVisible();
  });
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test("when a round's first entries reach Payouts, then nothing moves under a thumb", async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  await ann.page.setViewportSize({ width: 360, height: 740 });
  await noteShifts(ann.page);
  const round = await ann.createRound('Links', OF_24_CHARACTERS);
  const ids = round.group.players.map(({ id }) => id);
  const [one, two, three] = ids;
  const settle = (...selectedGames: string[]) =>
    ann.call('POST', '/api/calculate-combined-games', { groupId: round.group.id, gameStateId: round.game.id, pointsGameId: round.pointsId, selectedGames, saveResults: true });
  await ann.openRound(round);
  await ann.payouts.rememberOpen();
  await ann.main.open('Payouts');
  await expect(ann.page.getByText('Nothing settled yet')).toBeVisible();
  await expect(ann.page.locator('[data-skeleton]')).toHaveCount(0);
  const stays = (what: string, arrives: () => Promise<unknown>) => expectToStay(ann.page, targetsOf(ann.page), what, arrives);

  await stays('the first hole', async () => {
    await round.score(
      1,
      ids.map((_, seat) => 3 + seat),
    );
    await expect(ann.main.section('2/9/16 - Who Owes Who').getByRole('article')).toHaveCount(3);
    await expect(ann.page.getByRole('img', { name: /points after 1 hole/ })).toBeVisible();
  });
  await stays('the first hole of BBB', async () => {
    await round.award(1, { firstOn: one, closestTo: two, firstIn: three });
    await expect(ann.main.section('BBB - Who Owes Who').getByRole('article')).toHaveCount(3);
  });
  await stays('the first card', async () => {
    await ann.call('POST', `/api/game-state/${round.game.id}/assign-card`, { playerId: two, cardType: 'camel' });
    await expect(ann.main.section('Card Game - Who Owes Who').getByRole('article')).toHaveCount(3);
  });

  await settle('cards', 'points', 'fbt');
  await expect(ann.payouts.headline('3 payments settle Card Game and 2/9/16')).toBeVisible();
  // The payments then have other amounts; the content below them must not move.
  const besidePayments = targetsOf(ann.page).filter({ hasNotText: ' pays ' });
  await expectToStay(ann.page, besidePayments, 'somebody settles more games', async () => {
    await settle('cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt');
    await expect(ann.payouts.headline('3 payments settle everything')).toBeVisible();
  });
  await ann.context.close();
});

test('when another phone saves the hole in BBB, then nothing moves under a thumb', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  await ann.page.setViewportSize({ width: 360, height: 740 });
  await noteShifts(ann.page);
  const round = await ann.createRound('Heath');
  await ann.openRound(round);
  await ann.bbb.open();
  const [one, two, three] = round.group.players.map(({ id }) => id);
  await expectToStay(ann.page, targetsOf(ann.page), 'another phone saves the hole', async () => {
    await round.award(1, { firstOn: one, closestTo: two, firstIn: three });
    await expect(ann.page.locator('form').getByText('1 point', { exact: true })).toHaveCount(3);
  });
  await ann.context.close();
});

test('when two scores differ, then their line lies under no other target', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Moor');
  const ben = await Phone.of(browser, 'Ben');
  await ben.join(round);
  await enterDifferentScores(ben, ann, round);
  await ann.openRound(round);
  await ann.points.goTo(1);
  const opener = ann.page.getByRole('button', { name: 'Hole 1: two scores for Ann' });
  const together = ann.page.getByRole('switch', { name: 'Both games on one screen' });
  for (const isOn of [false, true]) {
    if (isOn) await together.click();
    await expect(together).toHaveAttribute('aria-checked', String(isOn));
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [844, 390],
      [740, 360],
      [1280, 800],
    ] as const) {
      await ann.page.setViewportSize({ width, height });
      await expect(opener).toBeVisible();
      expect.soft(await flawsOf(ann.page), `${width}×${height}, ${isOn ? 'both games' : '2/9/16'}`).toEqual([]);
    }
  }
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('when a notification has come, then it stands at the top of every screen', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  await ann.openRound(await ann.createRound('Cove'));
  await ann.context.setOffline(true);
  const noSignal = ann.page.getByText('No signal', { exact: true });
  await expect(noSignal).toBeVisible();
  await ann.main.open('Rules');
  await expect(noSignal).toBeInViewport();
  await ann.context.close();
});

test('when a hole is saved with answers missing, then the message covers nothing', async ({ page }) => {
  const golfer = await PreparedGolfer.signIn(page.request);
  const group = await golfer.createGroup('Saturday', ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton']);
  const { game } = await aRound({ name: 'First Saturday', plays: ['bbb'] })
    .in(group)
    .begin(golfer);
  await golfer.select(group, game, 'games');
  await page.goto('/');
  const main = new MainScreen(page);
  const bbb = new BbbGame(main);
  await bbb.open();
  const message = page.getByRole('region', { name: /^Messages/ }).getByRole('listitem');
  for (const size of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await bbb.save();
    await expect(message).toContainText('Some answers are missing');
    await holdMessages(page);
    for (const free of [
      page.getByRole('button', { name: 'Profile' }),
      page.getByRole('group', { name: 'Game to play' }),
      page.getByRole('button', { name: 'Save Scores' }),
      main.tab('Groups'),
      main.tab('Rules'),
    ]) {
      expect.soft(await overlap(message, free), `${size.width}×${size.height}: ${free}`).toBe(false);
    }
  }
  await bbb.enter({ firstOn: 'Ann Archer', closestTo: 'none', firstIn: 'Ben Baker' });
  await expect(message).toBeHidden();
});

/** Enters a late score of hole 1 that conflicts with the one that counts. */
async function enterDifferentScores(first: Phone, late: Phone, round: RoundInPlay): Promise<void> {
  await round.by(first).score(1, [4, 4, 4, 4]);
  await late.call('POST', '/api/offline-sync/points-score', {
    gameId: round.pointsId,
    gameType: 'points',
    playerId: round.group.players[0]?.id,
    hole: 1,
    points: 6,
    baseVersion: 0,
    timestamp: Date.now(),
  });
}

/** Changes a score of hole 1 and saves it by keyboard, so that no press excuses a layout shift. */
async function keepsAScore(phone: Phone, { group }: Round): Promise<void> {
  const field = phone.points.strokes(group.players[0]?.name ?? '');
  await field.fill('5');
  await phone.page.evaluate(() => document.querySelector('form')?.requestSubmit());
}
