import { expect, type Locator, test } from '@playwright/test';
import type { Group, Tab } from '@fairshare/contracts';
import { ofThreeGames, formatDollars, settleRound } from '@fairshare/golf-rules';
import { aRound, type RoundInPlay } from '@fairshare/testing/rounds';
import { explained } from '../support/explanations';
import { Phone } from '../support/phone';

test.use({ serviceWorkers: 'allow' });

const PLAYERS = ['Ann Archer', 'Ben Baker', 'Cal Cooper', 'Dee Dalton'];
/** Strokes of Ann, Ben, Cal and Dee on the first three holes of three Saturdays. */
const SATURDAYS = [
  [
    [3, 5, 4, 4],
    [4, 6, 5, 4],
    [3, 4, 4, 5],
  ],
  [
    [4, 5, 3, 4],
    [3, 6, 4, 4],
    [4, 4, 5, 6],
  ],
  [
    [5, 4, 4, 4],
    [3, 5, 5, 4],
    [4, 5, 4, 4],
  ],
];
/** Ann had two more strokes on the first hole of the first Saturday. */
const CORRECTED = [5, 5, 4, 4];
/** The values of the games, in cents. */
const VALUES = { pointValueCents: 100, fbtValueCents: 1_000 };

const sum = (list: readonly number[]) => list.reduce((total, cents) => total + cents, 0);
const centsOf = (dollars: number) => Math.round(dollars * 100);

const played = (phone: Phone, group: Group, name: string, holes: readonly (readonly number[])[]) =>
  aRound({ name, scores: Object.fromEntries(holes.map((strokes, index) => [index + 1, strokes])), values: { points: VALUES } })
    .in(group)
    .begin(phone);

/** The nets of a Saturday, by the rules. Player id → cents. */
function ruled({ players }: Group, holes: readonly (readonly number[])[]) {
  const ids = players.map(({ id }) => id);
  const entered = Object.fromEntries(holes.map((strokes, index) => [index + 1, Object.fromEntries(ids.map((id, seat) => [id, strokes[seat]]))]));
  return settleRound({ players: ids, ...ofThreeGames({ points: { holes: entered, values: VALUES } }) }, ['points', 'fbt']).nets;
}

const tabSheet = (phone: Phone) => phone.page.getByRole('dialog', { name: 'Saturdays: the tab' });
async function openTab(phone: Phone): Promise<Locator> {
  await phone.main.open('Groups');
  await phone.page.getByRole('button', { name: /The tab: what everyone owes now/ }).click();
  return tabSheet(phone);
}
const standing = (cents: number) => (cents === 0 ? 'All square' : cents > 0 ? `You’re ${formatDollars(cents)} up` : `You owe ${formatDollars(-cents)}`);

test('when three Saturdays were settled and corrected, then the tab explains every cent', { tag: '@long' }, async ({ browser }) => {
  const [ann, ben] = [await Phone.of(browser, 'Ann'), await Phone.of(browser, 'Ben')];
  const group = await ann.call<Group>('POST', '/api/groups', { name: 'Saturdays', players: PLAYERS.map((name) => ({ name })) });
  const [annId, benId] = group.players.map(({ id }) => id) as [string, string];
  await ann.call('PUT', `/api/groups/${group.id}/players/${annId}/me`);
  const saturdays: RoundInPlay[] = [];
  for (const [index, holes] of SATURDAYS.entries()) saturdays.push(await played(ann, group, `Saturday ${index + 1}`, holes));
  const [first, , third] = saturdays as [RoundInPlay, RoundInPlay, RoundInPlay];
  await ben.join({ group, game: third.game });
  await ben.call('PUT', `/api/groups/${group.id}/players/${benId}/me`);
  for (const saturday of saturdays.slice(0, 2)) await saturday.finish();

  // The last round is finished on the screen, with holes missing.
  await ann.keepRound({ group, game: third.game });
  await ann.payouts.open();
  await ann.page.getByRole('button', { name: 'Finish early' }).click();
  await ann.page.getByRole('dialog', { name: 'Finish with holes missing?' }).getByRole('button', { name: 'Finish Anyway' }).click();
  const joy = ann.page.getByRole('dialog', { name: / the day$/ });
  await expect(joy.getByText(/on hole \d|after hole \d/)).toBeVisible();

  // The expected ledger of the tab.
  const nets = SATURDAYS.map((holes) => ruled(group, holes));
  const owed = (id: string, ...paid: number[]) => sum(nets.map((net) => net[id] ?? 0)) + sum(paid);
  await joy.getByRole('button', { name: `On the tab: ${standing(owed(annId))}` }).click();
  const annsTab = tabSheet(ann);
  await expect(annsTab.getByText(standing(owed(annId)), { exact: true })).toBeVisible();

  // Ann records a part of Ben's payment; Ben, without signal, records another part.
  const pay = async (tab: Locator, amount: string) => {
    await tab.getByRole('button', { name: /^Part…: Ben Baker → Ann Archer/ }).click();
    const dialog = tab.page().getByRole('dialog', { name: 'Paid in part' });
    await dialog.getByLabel('Amount').fill(amount);
    await dialog.getByRole('button', { name: 'Record' }).click();
  };
  await pay(annsTab, '5.25');
  await expect(annsTab.getByText(standing(owed(annId, -525)), { exact: true })).toBeVisible();
  await expect(annsTab.getByRole('button', { name: /^Ben Baker paid you \$5.25 Recorded by Ann/ })).toBeVisible();

  await ben.keepRound({ group, game: third.game });
  await openTab(ben);
  await expect(tabSheet(ben).getByText(standing(owed(benId, 525)), { exact: true })).toBeVisible();
  await ben.context.setOffline(true);
  await ben.reopen();
  const bensTab = await openTab(ben);
  await expect(bensTab.getByText(standing(owed(benId, 525)), { exact: true })).toBeVisible();
  await pay(bensTab, '3.50');
  await expect(bensTab.getByText('Waiting to be sent')).toBeVisible();
  await expect(bensTab.getByText(standing(owed(benId, 525, 350)), { exact: true })).toBeVisible();
  await ben.context.setOffline(false);
  await expect(annsTab.getByText(standing(owed(annId, -525, -350)), { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(bensTab.getByRole('button', { name: /^You paid Ann Archer \$3.50 Recorded by Ben/ })).toBeVisible({ timeout: 30_000 });

  // A score of the first Saturday was wrong: its line links to the round, and the recalculation changes the tab.
  await first.score(1, CORRECTED);
  await annsTab.getByRole('button', { name: /^Saturday 1 Finished by/ }).click();
  await annsTab.getByRole('button', { name: 'See the Round' }).click();
  const behind = await ann.payouts.openLine();
  await expect(behind.getByText('Recalculate moves this, and on the tab as well:')).toBeVisible();
  await behind.getByRole('button', { name: 'Recalculate' }).click();
  await expect(ann.page.getByText(/nothing has moved since\./)).toBeVisible();
  nets[0] = ruled(group, [CORRECTED, ...(SATURDAYS[0] ?? []).slice(1)]);
  await openTab(ann);
  await expect(annsTab.getByText(standing(owed(annId, -525, -350)), { exact: true })).toBeVisible();
  await expect(bensTab.getByText(standing(owed(benId, 525, 350)), { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(annsTab.getByRole('button', { name: /^Saturday 1, corrected/ })).toBeVisible();

  // To the cent: the lines add up to the balances, and each round's lines to its holes and pots.
  const tab = await ann.call<Tab>('GET', `/api/groups/${group.id}/tab`);
  for (const { id } of group.players) {
    expect(sum(tab.lines.map((line) => centsOf(line.nets[id] ?? 0)))).toBe(centsOf(tab.balances[id] ?? 0));
    for (const [index, { game }] of saturdays.entries()) {
      expect(sum(tab.lines.filter(({ round }) => round?.id === game.id).map((line) => centsOf(line.nets[id] ?? 0)))).toBe(nets[index]?.[id]);
    }
  }
  for (const [index] of saturdays.entries()) {
    await openTabIfClosed(ann);
    const line = annsTab.getByRole('button', { name: new RegExp(`^Saturday ${index + 1} Finished by`) });
    await line.click();
    await annsTab.getByRole('button', { name: 'See the Round' }).click();
    await expect(ann.page.getByText(`Saturday ${index + 1}`, { exact: true }).first()).toBeVisible();
    const cards = ann.main.section('Who Owes Who').getByRole('article');
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      for (const { cents, games } of await explained(card)) {
        expect(sum(games.map((game) => game.cents))).toBe(cents);
        for (const game of games) expect(game.lists, game.name).toEqual([game.cents]);
      }
    }
  }
  await Promise.all([ann.context.close(), ben.context.close()]);
});

async function openTabIfClosed(phone: Phone): Promise<void> {
  if (await tabSheet(phone).isHidden()) await openTab(phone);
}

test('when a payment’s answer is lost, then the tab counts it once', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const { group, game } = await ann.createRound('Lost answers');
  const [me] = group.players;
  await ann.call('PUT', `/api/groups/${group.id}/players/${me?.id}/me`);
  await ann.call('POST', `/api/game-state/${game.id}/assign-card`, { groupId: group.id, cardType: 'camel', playerId: me?.id });
  await ann.call('PUT', `/api/game-states/${game.id}/card-values`, { cardValues: { camel: 30 } });
  await ann.call('POST', `/api/game-state/${game.id}/finish`);
  await ann.keepRound({ group, game });
  await ann.main.open('Groups');
  await ann.page.getByRole('button', { name: /The tab: what everyone owes now/ }).click();
  const tab = ann.page.getByRole('dialog', { name: 'Lost answers: the tab' });
  await expect(tab.getByText('You owe $30.00', { exact: true })).toBeVisible();

  // The server stores the payment, but its response gets lost.
  let isLost = true;
  await ann.context.route('**/tab/payments', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const paid = tab.getByRole('button', { name: /^Paid: / });
  await paid.first().click();
  const serverTab = () => ann.call<Tab>('GET', `/api/groups/${group.id}/tab`);
  await expect.poll(async () => (await serverTab()).lines.length).toBe(2);
  // Its own change notice makes the phone refetch the tab, which identifies the payment by the key of its entry.
  await expect(tab.getByText('You owe $20.00', { exact: true })).toBeVisible();
  await expect(tab.getByRole('button', { name: /^You paid .* \$10.00 Recorded by Ann/ })).toBeVisible();
  await expect(paid).toHaveCount(2);
  isLost = false;
  await ann.reopen();
  await expect.poll(async () => Object.values((await serverTab()).balances).filter((dollars) => dollars !== 0)).toHaveLength(3);
  expect((await serverTab()).lines).toHaveLength(2);
  await ann.context.close();
});
