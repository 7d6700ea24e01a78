import { expect, type Locator, test } from '@playwright/test';
import type { Group } from '@fairshare/contracts';
import { ofThreeGames, formatDollars, HOLES, type Payment, rosterOf, type RoundInput, type RoundSettlement, type Selection, settleRound } from '@fairshare/golf-rules';
import { explained } from '../support/explanations';
import { Groups } from '../support/groups';
import { allSent, storedOnPhone, unsent } from '../support/offline';
import { Phone } from '../support/phone';

test.use({ serviceWorkers: 'allow' });

const [ANN, BEN, CAL, DEE] = ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton'] as const;
/** The misspelt name, which is corrected during the round. */
const CAL_AT_FIRST = 'Cal Coper';
const SIX = [ANN, BEN, CAL_AT_FIRST, DEE, 'Eve Ellis', 'Flo Fox'];

const between = (first: number, last: number) => HOLES.filter((hole) => first <= hole && hole <= last);
/** By name: Cal joins on hole 4, Dee leaves after 9. */
const ROSTER = rosterOf([{ playerId: ANN }, { playerId: BEN }, { playerId: CAL, holes: between(4, 18) }, { playerId: DEE, holes: between(1, 9) }]);

const onHole = (hole: number) => ROSTER.players.filter((name) => ROSTER.holesOf[name]?.includes(hole));
const strokesOn = (hole: number) => Object.fromEntries(onHole(hole).map((name) => [name, 3 + ((hole * (name.length + name.charCodeAt(0))) % 4)]));
/** A few holes of BBB: before Cal joins, while all four play, and after Dee has left. */
const AWARDS = {
  2: { firstOn: DEE, closestTo: DEE, firstIn: BEN },
  7: { firstOn: DEE, closestTo: 'none', firstIn: CAL },
  12: { firstOn: BEN, closestTo: CAL, firstIn: BEN },
} as const;

const VALUES = { pointValueCents: 100, fbtValueCents: 1_000 };
const round: RoundInput = {
  players: ROSTER.players,
  roster: ROSTER,
  ...ofThreeGames({ points: { holes: Object.fromEntries(HOLES.map((hole) => [hole, strokesOn(hole)])), values: VALUES }, bbb: { holes: AWARDS, values: VALUES } }),
};
const IN_POINTS = ['points', 'fbt'] as const satisfies readonly Selection[];
const IN_BBB = ['bbb-points', 'bbb-fbt'] as const satisfies readonly Selection[];

async function score(phone: Phone, holes: readonly number[]): Promise<void> {
  for (const hole of holes) {
    await phone.points.goTo(hole);
    await phone.points.enter(strokesOn(hole));
    await phone.points.save();
    await phone.page.getByRole('button', { name: hole === 18 ? 'Go to Payouts' : 'Next Hole' }).waitFor();
  }
}

async function award(phone: Phone, hole: keyof typeof AWARDS): Promise<void> {
  await phone.bbb.open();
  await phone.bbb.goTo(hole);
  await phone.bbb.enter(AWARDS[hole]);
  await phone.bbb.save();
  await phone.page.getByRole('button', { name: 'Next Hole' }).waitFor();
  await phone.points.open();
}

async function changeRoster(phone: Phone, choose: (sheet: Locator) => Promise<void>): Promise<void> {
  await phone.page.getByRole('button', { name: 'Who plays' }).click();
  const sheet = phone.page.getByRole('dialog', { name: 'Who plays' });
  await choose(sheet);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

const sum = (list: readonly number[]) => list.reduce((total, cents) => total + cents, 0);
const inWords = (payments: readonly Payment[]) => payments.map(({ from, to, cents }) => `${from} pays ${to} ${formatDollars(cents)}`).sort();

const paymentsShown = async (phone: Phone, heading: string) => (await phone.payouts.payments(heading)).sort();

/** Opens every payment under a heading, in both modes: its parts add up, hole by hole and pot by pot, to its amount. */
async function explainsAll(phone: Phone, heading: string, ruled: RoundSettlement): Promise<void> {
  const section = phone.main.section(heading);
  const cardOf = ({ from, to }: Payment) => section.getByRole('article').filter({ has: phone.page.getByRole('button', { name: `${from} pays ${to} ` }) });

  for (const payment of ruled.payments) {
    const nets = await explained(cardOf(payment));
    expect(nets.map(({ cents }) => cents)).toEqual([payment.from, payment.to].map((player) => settledFor(player, ruled.payments)));
    for (const { cents, games } of nets) {
      expect(games).toHaveLength(ruled.breakdown.games.length);
      expect(sum(games.map((game) => game.cents))).toBe(cents);
      for (const game of games) expect(game.lists, game.name).toEqual([game.cents]);
    }
  }

  await phone.payouts.show(heading, 'Direct debts');
  await expect.poll(() => paymentsShown(phone, heading)).toEqual(inWords(ruled.directDebts));
  for (const debt of ruled.directDebts) {
    const [between, ...more] = await explained(cardOf(debt));
    expect(more).toEqual([]);
    expect(between?.cents).toBe(debt.cents);
    expect(between?.games).toHaveLength(ruled.breakdown.games.length);
    expect(sum(between?.games.map(({ cents }) => cents) ?? [])).toBe(debt.cents);
    for (const [index, { name, cents, lists }] of (between?.games ?? []).entries()) {
      const game = ruled.breakdown.games[index];
      // Points are between the two players. A pot is between all its players, so the lists contain each player's net in it.
      expect(lists, name).toEqual(game?.kind === 'points' ? [cents] : [debt.from, debt.to].map((player) => game?.nets[player]));
    }
  }
  await phone.payouts.show(heading, 'Fewest payments');
}

/** A player's sum of all payments. Cents. */
const settledFor = (player: string, payments: readonly Payment[]) => sum(payments.map(({ from, to, cents }) => (to === player ? cents : from === player ? -cents : 0)));

test('when four of six play different holes, then both phones explain every payment', { tag: '@long' }, async ({ browser }) => {
  const [ann, ben] = [await Phone.of(browser, 'Ann'), await Phone.of(browser, 'Ben')];
  const group = await ann.call<Group>('POST', '/api/groups', { name: 'Six', players: SIX.map((name) => ({ name })) });
  await ann.call('PUT', '/api/user/preferences', { selectedGroupId: group.id, selectedGameId: null, currentTab: 'groups' });
  await ann.page.goto('/');

  await ann.page.getByRole('button', { name: 'Create New Game' }).click();
  const dialog = ann.page.getByRole('dialog', { name: 'Create New Game' });
  await expect(dialog.getByText('All 6 play')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change who plays' }).click();
  for (const name of ['Eve', 'Flo', 'Cal']) await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog.getByText('3 of 6 play')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Game' }).click();
  await expect(dialog).toBeHidden();
  const [game] = await ann.call<{ id: string; name: string }[]>('GET', `/api/groups/${group.id}/games`);
  if (!game) throw new Error('the game was created');
  const opened = { group, game: await ann.call<never>('GET', `/api/game-state/${game.id}`) };
  await ben.join(opened);
  await ann.keepRound(opened);
  await ben.keepRound(opened);
  await score(ann, between(1, 3));
  await award(ann, 2);

  await changeRoster(ann, async (sheet) => {
    await sheet.getByRole('combobox', { name: CAL_AT_FIRST }).selectOption('From 4');
  });
  await ben.points.goTo(1);
  await expect(ben.page.getByText(`Not on this hole: ${CAL_AT_FIRST} (came on hole 4)`)).toBeVisible();
  await ben.points.goTo(4);
  await expect(ben.points.strokes(CAL_AT_FIRST)).toBeVisible();
  await ben.points.strokes(ANN).fill('7');
  await ann.main.open('Groups');
  await new Groups(ann.page).rename(CAL_AT_FIRST, CAL);
  await expect(ben.points.strokes(CAL)).toBeVisible();
  await expect(ben.points.strokes(ANN)).toHaveValue('7');
  await score(ben, between(4, 9));
  await award(ben, 7);

  await ann.points.open();
  await expect(ann.points.hole(9, 'done')).toBeVisible();
  await changeRoster(ann, async (sheet) => {
    await sheet.getByRole('combobox', { name: DEE }).selectOption('To 9');
    await expect(sheet.getByRole('list', { name: 'What it moves' })).toBeVisible();
  });
  await ben.points.goTo(10);
  await expect(ben.page.getByText(`Not on this hole: ${DEE} (left after hole 9)`)).toBeVisible();
  await storedOnPhone(ben.page, '"holes":[1,2,3,4,5,6,7,8,9]');

  await ben.context.setOffline(true);
  await ben.reopen();
  await ben.points.open();
  await score(ben, between(10, 18));
  await award(ben, 12);
  await expect.poll(async () => (await unsent(ben.page)).length).toBe(9 * 3 + 3);
  await ben.page.getByRole('button', { name: 'Who plays' }).click();
  await expect(ben.page.getByText('Changing who plays needs signal. Scores can be entered without.')).toBeVisible();
  await ben.page.getByRole('dialog', { name: 'Who plays' }).getByRole('button', { name: 'Close', exact: true }).click();
  await ben.payouts.open();
  for (const [heading, selection] of [
    ['2/9/16 - Who Owes Who', IN_POINTS],
    ['BBB - Who Owes Who', IN_BBB],
  ] as const) {
    const ruled = settleRound(round, selection);
    await expect.poll(() => paymentsShown(ben, heading)).toEqual(inWords(ruled.payments));
    await explainsAll(ben, heading, ruled);
  }
  await ben.context.setOffline(false);
  await allSent(ben.page);

  await expect(ann.points.hole(18, 'done')).toBeVisible();
  await ann.payouts.open();
  await ann.payouts.calculate(['2/9/16 Points', '2/9/16 FBT', 'BBB Points', 'BBB FBT']);
  const ruled = settleRound(round, [...IN_POINTS, ...IN_BBB]);
  for (const phone of [ann, ben]) await expect.poll(() => paymentsShown(phone, 'Who Owes Who')).toEqual(inWords(ruled.payments));
  await explainsAll(ann, 'Who Owes Who', ruled);

  const ofDee = ruled.payments.find(({ from, to }) => [from, to].includes(DEE));
  if (!ofDee) throw new Error('Dee is in no payment');
  const why = ann.main.section('Who Owes Who').getByRole('article');
  await why.getByRole('button', { name: `${ofDee.from} pays ${ofDee.to}` }).click();
  for (const disclosure of await why.getByRole('button', { name: /^2\/9\/16 (Points|FBT)/ }).all()) await disclosure.click();
  await expect(why.getByText('left after hole 9', { exact: true }).first()).toBeVisible();
  await expect(why.getByText('left after hole 9; not played for: only who plays all of its holes does').first()).toBeVisible();
  await Promise.all([ann.context.close(), ben.context.close()]);
});
