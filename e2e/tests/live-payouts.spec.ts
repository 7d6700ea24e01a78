import { ofThreeGames, formatDollars, settleRound } from '@fairshare/golf-rules';
import { expect } from '@playwright/test';
import type { RoundInPlay } from '@fairshare/testing/rounds';
import { Phone, type Round } from '../support/phone';
import { test } from '../support/test';

/** Strokes of the four on one hole. */
const ONE_HOLE = [[3, 4, 5, 6]];
const TWO_HOLES = [...ONE_HOLE, [6, 5, 4, 3]];
const THREE_HOLES = [...TWO_HOLES, [7, 5, 5, 3]];
const VALUES = { pointValueCents: 100, fbtValueCents: 1_000 };

test.use({ serviceWorkers: 'allow', expectedRefusals: ['404 /api/combined-payout-results/'] });

test('when another phone saves a score, then Payouts move; a saved result stays', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const ben = await Phone.of(browser, 'Ben');
  const round = await ann.createRound('Cape');
  await ben.join(round);
  await ann.keepRound(round);
  await enter(ben, round, ONE_HOLE);

  await ann.payouts.open();
  await expectPayments(ann, ruled(round, ONE_HOLE));
  await expect(ann.payouts.headline(/^\d payments? settles? everything$/)).toBeVisible();
  await ann.payouts.calculate(['2/9/16 Points', '2/9/16 FBT']);
  // The next score must come after the result: the headline is the same while the server still computes the result.
  await expect(ann.page.getByText('nothing has moved since.')).toBeVisible();
  await expect(ann.payouts.headline(/^\d payments? settles? everything$/)).toBeVisible();

  await enter(ben, round, TWO_HOLES);
  await expectPayments(ann, ruled(round, TWO_HOLES));
  await expect(ann.page.getByText(/\d has moved since\./)).toBeVisible();
  await expect(ann.page.getByText('Live.', { exact: true })).toBeVisible();

  await test.step('a score of one’s own, without signal', async () => {
    await ann.context.setOffline(true);
    await ann.points.open();
    await ann.points.goTo(3);
    await ann.points.enter(Object.fromEntries(round.group.players.map(({ name }, seat) => [name, THREE_HOLES[2]?.[seat] ?? 0])));
    await ann.points.save();
    await ann.payouts.open();
    await expectPayments(ann, ruled(round, THREE_HOLES));
    await ann.context.setOffline(false);
  });

  await ann.payouts.openLine();
  const saved = ann.page.getByRole('dialog', { name: /^Saved \d/ });
  for (const payment of ruled(round, ONE_HOLE)) await expect(saved.getByRole('button', { name: payment })).toBeVisible();
  await expect(saved.getByRole('article')).toHaveCount(ruled(round, ONE_HOLE).length);
  await Promise.all([ann.context.close(), ben.context.close()]);
});

const enter = (phone: Phone, round: RoundInPlay, holes: readonly (readonly number[])[]) => round.by(phone).score(holes.length, holes.at(-1) ?? []);

/** The payments after these holes of 2/9/16, by the rules. */
function ruled({ group: { players } }: Round, holes: readonly (readonly number[])[]): string[] {
  const ids = players.map(({ id }) => id);
  const entered = Object.fromEntries(holes.map((strokes, index) => [index + 1, Object.fromEntries(ids.map((id, seat) => [id, strokes[seat] as number]))]));
  const nameOf = (playerId: string) => players.find(({ id }) => id === playerId)?.name;
  return settleRound({ players: ids, ...ofThreeGames({ points: { holes: entered, values: VALUES } }) }, ['points', 'fbt']).payments.map(
    ({ from, to, cents }) => `${nameOf(from)} pays ${nameOf(to)} ${formatDollars(cents)}`,
  );
}

/** In any order, since a payment keeps its place while the tab is shown. */
const expectPayments = (phone: Phone, payments: readonly string[]) => expect.poll(async () => (await phone.payouts.payments('Who Owes Who')).sort()).toEqual([...payments].sort());
