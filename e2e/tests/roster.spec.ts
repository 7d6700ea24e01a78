import { expect, type Locator, test } from '@playwright/test';
import type { Group } from '@fairshare/contracts';
import { formatDollars, HOLES, rosterOf, type RoundInput, type Selection, settleRound } from '@fairshare/golf-rules';
import { allSent, unsent } from '../support/offline';
import { Phone } from '../support/phone';

const SIX = ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton', 'Eve Ellis', 'Flo Fox'];
const [ANN, BEN, CAL, DEE] = SIX as [string, string, string, string];
const SELECTED: readonly Selection[] = ['points', 'fbt'];

const between = (first: number, last: number) => HOLES.filter((hole) => first <= hole && hole <= last);
/** By name: Cal comes on hole 4, Dee leaves after 9. */
const ROSTER = rosterOf([{ playerId: ANN }, { playerId: BEN }, { playerId: CAL, holes: between(4, 18) }, { playerId: DEE, holes: between(1, 9) }]);

const onHole = (hole: number) => ROSTER.players.filter((name) => ROSTER.holesOf[name]?.includes(hole));
const strokesOn = (hole: number) => Object.fromEntries(onHole(hole).map((name) => [name, 3 + ((hole * (name.length + name.charCodeAt(0))) % 4)]));
const round: RoundInput = {
  players: ROSTER.players,
  roster: ROSTER,
  points: { holes: Object.fromEntries(HOLES.map((hole) => [hole, strokesOn(hole)])), values: { pointValueCents: 100, fbtValueCents: 1_000 } },
};
const ruled = settleRound(round, SELECTED);
const RULED = ruled.payments.map(({ from, to, cents }) => `${from} pays ${to} ${formatDollars(cents)}`);

async function score(phone: Phone, holes: readonly number[]): Promise<void> {
  for (const hole of holes) {
    await phone.points.goTo(hole);
    await phone.points.enter(strokesOn(hole));
    await phone.points.save();
    await phone.page.getByRole('button', { name: hole === 18 ? 'Go to Payouts' : 'Next Hole' }).waitFor();
  }
}

async function changeRoster(phone: Phone, choose: (sheet: Locator) => Promise<void>): Promise<void> {
  await phone.page.getByRole('button', { name: 'Who plays' }).click();
  const sheet = phone.page.getByRole('dialog', { name: 'Who plays' });
  await choose(sheet);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

test('four of six play, one comes on hole 4 and one leaves after 9: both phones agree, the second half without signal on one, and every payment is explained', async ({
  browser,
}) => {
  test.setTimeout(240_000);
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
  await ann.call('POST', '/api/points-games', { groupId: group.id, gameStateId: game.id });
  const opened = { group, game: await ann.call<never>('GET', `/api/game-state/${game.id}`) };
  await ben.join(opened);
  await ann.openRound(opened);
  await ben.openRound(opened);
  await score(ann, between(1, 3));

  await changeRoster(ann, async (sheet) => {
    await sheet.getByRole('combobox', { name: CAL }).selectOption('Came on hole 4');
  });
  await ben.points.goTo(4);
  await expect(ben.points.strokes(CAL)).toBeVisible();
  await ben.points.goTo(1);
  await expect(ben.page.getByText(`Not on this hole: ${CAL} (came on hole 4)`)).toBeVisible();
  await score(ben, between(4, 9));

  await expect(ann.points.hole(9, 'done')).toBeVisible();
  await changeRoster(ann, async (sheet) => {
    await sheet.getByRole('combobox', { name: DEE }).selectOption('Left after hole 9');
    await expect(sheet.getByRole('list', { name: 'What it moves' })).toBeVisible();
  });
  await ben.points.goTo(10);
  await expect(ben.page.getByText(`Not on this hole: ${DEE} (left after hole 9)`)).toBeVisible();

  await ben.context.setOffline(true);
  await ben.reopen();
  await ben.points.open();
  await score(ben, between(10, 18));
  await expect.poll(async () => (await unsent(ben.page)).length).toBe(9 * 3);
  await ben.page.getByRole('button', { name: 'Who plays' }).click();
  await expect(ben.page.getByText('Changing who plays needs signal. Scores can be entered without.')).toBeVisible();
  await ben.page.keyboard.press('Escape');
  await ben.payouts.open();
  await expect.poll(async () => (await ben.payouts.payments('2/9/16 - Who Owes Who')).sort()).toEqual(RULED.toSorted());
  await ben.context.setOffline(false);
  await allSent(ben.page);

  await expect(ann.points.hole(18, 'done')).toBeVisible();
  await ann.payouts.open();
  await ann.payouts.calculate(['2/9/16 Points', '2/9/16 FBT']);
  for (const phone of [ann, ben]) await expect.poll(async () => (await phone.payouts.payments('Who Owes Who')).sort()).toEqual(RULED.toSorted());

  const [payment] = ruled.payments.filter(({ from, to }) => [from, to].includes(DEE));
  if (!payment) throw new Error('Dee is in no payment');
  const explained = ann.main.section('Who Owes Who').getByRole('button', { name: `${payment.from} pays ${payment.to}` });
  await explained.click();
  const why = ann.main.section('Who Owes Who');
  for (const disclosure of await why.getByRole('button', { name: /^2\/9\/16 (Points|FBT)/ }).all()) await disclosure.click();
  await expect(why.getByText('left after hole 9', { exact: true }).first()).toBeVisible();
  await expect(why.getByText('left after hole 9; not played for: only who plays all of its holes does').first()).toBeVisible();
  await Promise.all([ann.context.close(), ben.context.close()]);
});
