import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { AGAINST_THE_CLOCK } from '../projects';
import { newGolfer, registerAndStartTrial } from '../support/account';
import { BbbGame } from '../support/bbb-game';
import { Cards } from '../support/cards';
import { Groups } from '../support/groups';
import { MainScreen } from '../support/main-screen';
import { MOVING } from '../support/moving';
import { appears, reads, seenByTheOther } from '../support/other-browser';
import { Payouts } from '../support/payouts';
import { HoleGameScores } from '../support/two-nine-sixteen';
import { PreparedGolfer } from '../support/prepared-golfer';
import { ruledPayments } from '../support/round';
import { ANN, BEN, BY_HAND, CAL, DEE, FROM_ANOTHER_PHONE, SATURDAY } from '../support/saturday-round';

test.use({ ...MOVING, serviceWorkers: 'allow' });

const GROUP = 'Saturday Fourball';
const GAME = 'First Saturday';
const EVERYTHING = ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'] as const;

/** All holes are entered by hand; in the timed project, only five of them. */
const isByHand = (hole: number) => test.info().project.name !== AGAINST_THE_CLOCK || BY_HAND.includes(hole);

/** One golfer with their own browser. */
interface Phone {
  readonly page: Page;
  readonly main: MainScreen;
  readonly groups: Groups;
  readonly points: HoleGameScores;
  readonly bbb: BbbGame;
  readonly cards: Cards;
  readonly payouts: Payouts;
}

test.describe.serial('a real round, from registration to who owes whom', () => {
  let contexts: BrowserContext[];
  let ann: Phone;
  let ben: Phone;

  test.beforeAll(async ({ browser }) => {
    contexts = [await browser.newContext({ viewport: { width: 390, height: 844 } }), await browser.newContext()];
    const [first, second] = await Promise.all(contexts.map((context) => context.newPage()));
    // The creator of a group automatically claims its first player.
    ann = phone(first as Page, ANN);
    ben = phone(second as Page);
  });

  test.afterAll(() => Promise.all(contexts.map((context) => context.close())));

  test('when two golfers register and start the trial, then they meet in one group', async () => {
    await registerAndStartTrial(ann.page, newGolfer('Ann', 'Archer'));
    await ann.groups.create({ name: GROUP, players: SATURDAY.players });
    await ann.page.getByRole('dialog', { name: 'Create New Game' }).getByRole('button', { name: 'Close' }).click();

    await registerAndStartTrial(ben.page, newGolfer('Ben', 'Baker'));
    await ben.groups.join(await ann.groups.shareCode());

    await expect(ben.page.getByText('No games yet. Create your first game!')).toBeVisible();
  });

  test('when a golfer creates a game, then the other has its 2/9/16 too', async () => {
    const play = ben.page.getByRole('button', { name: `Play ${GAME}` });
    await seenByTheOther({
      kind: 'a game',
      page: ann.page,
      call: 'POST /api/game-state',
      make: () => ann.groups.createGame(GAME),
      brings: appears(play),
    });
    await play.click();

    await ann.points.open();
    await ben.points.open();
    await expect(ann.points.strokes(ANN)).toBeVisible();
    await expect(ben.points.strokes(ANN)).toBeVisible();
    await PreparedGolfer.signedIn(ann.page.request).enterHoles(
      SATURDAY,
      FROM_ANOTHER_PHONE.filter((hole) => !isByHand(hole)),
    );
  });

  test('when holes of net strokes are saved, then each appears for the other', async () => {
    for (const [index, strokes] of SATURDAY.strokes.entries()) {
      const hole = index + 1;
      if (!isByHand(hole)) continue;
      if (hole > 1) await (isByHand(hole - 1) ? ann.points.next() : ann.points.goTo(hole));
      await ann.points.enter(strokes);
      await seenByTheOther({
        kind: `strokes of hole ${hole}`,
        page: ann.page,
        call: `PUT /holes/${hole}`,
        make: () => ann.points.save(),
        brings: appears(ben.points.hole(hole, 'done')),
      });
    }
  });

  test('when a hole and the values are corrected, then the other reads both', async () => {
    const { point, fbt } = SATURDAY.pointsValues;
    await ann.points.goTo(3);
    await ben.points.goTo(3);
    for (const strokes of [9, SATURDAY.strokes[2]?.[DEE] ?? 0]) {
      await ann.points.strokes(DEE).fill(String(strokes));
      await seenByTheOther({
        kind: 'a correction',
        page: ann.page,
        call: 'PUT /holes/3',
        make: () => ann.points.save(),
        brings: reads(ben.points.strokes(DEE), String(strokes)),
      });
    }
    await ben.points.changeValues();
    await seenByTheOther({
      kind: 'the values of 2/9/16',
      page: ann.page,
      call: 'PUT /settings',
      make: () => ann.points.updateValues({ pointValue: String(point), fbtValue: String(fbt) }),
      brings: reads(ben.points.pointValue(), point.toFixed(2)),
    });
  });

  test('when holes of BBB are saved, then each appears for the other', async () => {
    await ann.bbb.open();
    await ben.bbb.open();
    for (const [index, awards] of SATURDAY.awards.entries()) {
      const hole = index + 1;
      if (!isByHand(hole)) continue;
      if (hole > 1) await (isByHand(hole - 1) ? ann.bbb.next() : ann.bbb.goTo(hole));
      await ann.bbb.enter(awards);
      await seenByTheOther({
        kind: `BBB of hole ${hole}`,
        page: ann.page,
        call: `PUT /holes/${hole}`,
        make: () => ann.bbb.save(),
        brings: appears(ben.bbb.hole(hole, 'done')),
      });
    }
    const { point, fbt } = SATURDAY.bbbValues;
    await ann.bbb.updateValues({ pointValue: String(point), fbtValue: String(fbt) });
  });

  test('when cards are assigned, traded, made and valued, then the other sees each change', async () => {
    await ann.cards.open();
    await ben.cards.open();
    const assigned = async (card: string, player: string, dollars = 2) =>
      seenByTheOther({
        kind: `${card} to ${player}`,
        page: ann.page,
        call: 'POST /assign-card',
        make: () => ann.cards.assign(card, player),
        brings: appears(ben.cards.tileOf(card, dollars, player)),
      });

    await assigned('Camel', ANN);
    await assigned('Fish', CAL);
    await assigned('Snake', BEN);
    await assigned('Skunk', ANN);
    await assigned('Camel', BEN);
    await assigned('Camel', DEE);
    await assigned('Snake', ANN);
    await seenByTheOther({
      kind: 'a custom card',
      page: ann.page,
      call: 'POST /custom-cards',
      make: () => ann.cards.createCustom({ name: 'Lost a club', emoji: '🏌️', dollars: 15 }),
      brings: appears(ben.cards.tileOf('Lost a club', 15, 'Available')),
    });
    await assigned('Lost a club', BEN, 15);
    await seenByTheOther({
      kind: 'the value of a card',
      page: ann.page,
      call: 'PUT /card-values',
      make: () => ann.cards.setValue('Skunk', '7'),
      brings: appears(ben.cards.tileOf('Skunk', 7, ANN)),
    });

    await expect.poll(() => ben.cards.chain('Camel')).toEqual([ANN, BEN, DEE]);
  });

  test('when payouts are calculated, then both screens show what the rules say', async () => {
    await ann.payouts.open();
    await ben.payouts.open();
    const combined = ruledPayments(SATURDAY, EVERYTHING);

    await seenByTheOther({
      kind: 'the combined settlement',
      page: ann.page,
      call: 'POST /api/calculate-combined-games',
      make: () => ann.payouts.calculate(['Card Game', '2/9/16 Points', '2/9/16 FBT', 'BBB Points', 'BBB FBT']),
      // Live payments are shown even before anything is settled.
      brings: appears(ben.page.getByRole('button', { name: 'Edit Payouts' })),
    });
    await expect(ben.payouts.headline(`${combined.length} payments settle everything`)).toBeVisible();

    for (const { payouts } of [ann, ben]) {
      await expect.poll(() => payouts.payments('Who Owes Who')).toEqual(payouts.asRead(combined));
      await expect.poll(() => payouts.payments('Card Game - Who Owes Who')).toEqual(payouts.asRead(ruledPayments(SATURDAY, ['cards'])));
      await expect.poll(() => payouts.payments('2/9/16 - Who Owes Who')).toEqual(payouts.asRead(ruledPayments(SATURDAY, ['points', 'fbt'])));
      await expect.poll(() => payouts.payments('BBB - Who Owes Who')).toEqual(payouts.asRead(ruledPayments(SATURDAY, ['bbb-points', 'bbb-fbt'])));
    }
    for (const [mode, points, bbb] of [
      ['Points Only', 'points', 'bbb-points'],
      ['FBT Only', 'fbt', 'bbb-fbt'],
    ] as const) {
      await ann.payouts.show('2/9/16 - Who Owes Who', mode);
      await ann.payouts.show('BBB - Who Owes Who', mode);
      await expect.poll(() => ann.payouts.payments('2/9/16 - Who Owes Who')).toEqual(ann.payouts.asRead(ruledPayments(SATURDAY, [points])));
      await expect.poll(() => ann.payouts.payments('BBB - Who Owes Who')).toEqual(ann.payouts.asRead(ruledPayments(SATURDAY, [bbb])));
    }
  });

  test('when a score changes after settling, then the result is stale for the other', async () => {
    await ann.bbb.open();
    await ann.bbb.goTo(4);
    await ann.bbb.enter({ firstOn: CAL, closestTo: CAL, firstIn: CAL });
    await seenByTheOther({
      kind: 'a settlement out of date',
      page: ann.page,
      call: 'PUT /holes/4',
      make: () => ann.bbb.save(),
      brings: appears(ben.page.getByText(/\d has moved since\./)),
    });

    await ann.main.open('Groups');
    await seenByTheOther({
      kind: 'a deleted game',
      page: ann.page,
      call: 'DELETE /api/games/[^/]+',
      make: () => ann.groups.deleteGame(GAME),
      brings: appears(ben.page.getByText('That round was deleted').first()),
    });
  });
});

function phone(page: Page, reader?: string): Phone {
  const main = new MainScreen(page);
  return {
    page,
    main,
    groups: new Groups(page),
    points: new HoleGameScores(main),
    bbb: new BbbGame(main),
    cards: new Cards(main),
    payouts: new Payouts(main, reader),
  };
}
