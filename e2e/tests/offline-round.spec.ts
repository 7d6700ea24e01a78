import { expect, test } from '@playwright/test';
import { look } from '../support/look';
import { MOVING } from '../support/moving';
import { allSent, storedOnPhone, unsent } from '../support/offline';
import { answered, CUSTOM_CARDS, Phone, type Round } from '../support/phone';
import { ruledPayments } from '../support/round';
import { SATURDAY } from '../support/saturday-round';

test.use({ ...MOVING, serviceWorkers: 'allow' });

const BUILT_IN = ['Camel', 'Fish', 'Roadrunner', 'Ghost', 'Skunk', 'Snake', 'Yeti'];
const CARDS = [...BUILT_IN, ...CUSTOM_CARDS.map(({ name }) => name)];

test('when a round is entered without signal, then all reaches the server later', { tag: '@long' }, async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const ben = await Phone.of(browser, 'Ben');
  const round = await ann.createRound('Highlands');
  await ben.join(round);
  await ann.keepRound(round);
  await ben.keepRound(round);
  await answered(ann.page, 1, () => ann.scoreHole(1));
  await storedOnPhone(ann.page, '"holes":{"1":');
  await expect(ben.points.hole(1, 'done')).toBeVisible();

  await ann.context.setOffline(true);
  await ann.kill();
  ann.page = await ann.context.newPage();
  await ann.page.goto('/');
  await expect(ann.points.hole(1, 'done')).toBeVisible();
  await expect(ann.page.getByRole('heading', { name: '2/9/16', level: 1 })).toBeVisible();
  await expect(ann.page.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible();

  // The toast appears only once, with the first pending score.
  await ann.scoreHole(2);
  await expect(ann.page.getByText('Score Saved Offline').first()).toBeVisible();
  for (let hole = 3; hole <= 18; hole += 1) await ann.scoreHole(hole);
  await ann.bbb.open();
  for (const [index, awards] of SATURDAY.awards.entries()) {
    await ann.bbb.goTo(index + 1);
    await ann.bbb.enter(awards);
    await ann.bbb.save();
  }
  await ann.cards.open();
  for (const [index, card] of CARDS.entries()) await ann.cards.assign(card, SATURDAY.players[index % 4] as string);

  const expected = 17 * 4 + 18 * 3 + 10;
  await expect.poll(async () => (await unsent(ann.page)).length).toBe(expected);
  await expect(ann.page.getByText('18 holes and 10 cards wait')).toBeVisible();
  await look(ann.page, 'cards, without signal');
  await ann.points.open();
  await look(ann.page, 'a hole, without signal');
  await ann.payouts.open();
  await expect(ann.page.getByText('Scores to come.')).toBeVisible();
  const withDefaults = { ...SATURDAY, pointsValues: { point: 1, fbt: 10 }, bbbValues: { point: 1, fbt: 10 } };
  await expect.poll(async () => (await ann.payouts.payments('2/9/16 - Who Owes Who')).sort()).toEqual(ruledPayments(withDefaults, ['points', 'fbt']).sort());

  await ann.context.setOffline(false);
  await expect(ann.page.getByText(`${expected} offline scores have been synced`).first()).toBeVisible({ timeout: 120_000 });
  await allSent(ann.page);
  await expectOnServer(ann, round);
  await expect(ben.points.hole(18, 'done')).toBeVisible();
  await ben.bbb.open();
  await expect(ben.bbb.hole(18, 'done')).toBeVisible();
  await ben.cards.open();
  await expect(ben.cards.tileOf('Snake', 2, 'Ben Baker')).toBeVisible();
  await Promise.all([ann.context.close(), ben.context.close()]);
});

/** Every entry arrived exactly once: each cell was written a single time. */
async function expectOnServer(phone: Phone, round: Round): Promise<void> {
  const { points, bbb, state } = await phone.games(round);
  const idOf = new Map(round.group.players.map(({ id, name }) => [name, id]));
  const byId = (named: object) => Object.fromEntries(Object.entries(named).map(([name, value]) => [idOf.get(name), value]));
  expect(points.holes).toEqual(Object.fromEntries(SATURDAY.strokes.map((strokes, index) => [index + 1, byId(strokes)])));
  expect(bbb.holes).toEqual(
    Object.fromEntries(SATURDAY.awards.map((awards, index) => [index + 1, Object.fromEntries(Object.entries(awards).map(([award, name]) => [award, idOf.get(name) ?? name]))])),
  );
  for (const game of [points, bbb]) {
    expect(new Set(Object.values(game.cellVersions).flatMap((cells) => Object.values(cells)))).toEqual(new Set([1]));
  }
  expect(state.cardHistory).toHaveLength(CARDS.length);
  expect(await phone.call('GET', `/api/games/${round.game.id}/conflicts`)).toEqual([]);
}
