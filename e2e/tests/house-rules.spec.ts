import { expect, test } from '@playwright/test';
import { ofThreeGames, formatDollars, formatSignedDollars, HOLES, type Payment, type RoundInput, settleRound } from '@fairshare/golf-rules';
import { Phone } from '../support/phone';

const [ANN, BEN, CAL] = ['Ann Archer', 'Ben Baker', 'Cal Cooper'] as const;
const PLAYERS = [ANN, BEN, CAL];
const STROKES = { 1: { [ANN]: 4, [BEN]: 5, [CAL]: 6 }, 2: { [ANN]: 4, [BEN]: 4, [CAL]: 5 } };

const inWords = (payments: readonly Payment[]) => payments.map(({ from, to, cents }) => `${from} pays ${to} ${formatDollars(cents)}`).sort();
const ALL = ['points', 'fbt'] as const;

/** Two phones on a round of three players, with two holes entered. */
async function begin(ann: Phone, ben: Phone) {
  const round = await ann.createRound('House', PLAYERS);
  const ids = Object.fromEntries(round.group.players.map(({ name, id }) => [name, id]));
  for (const [hole, strokes] of Object.entries(STROKES)) await round.score(Number(hole), Object.fromEntries(Object.entries(strokes).map(([name, value]) => [ids[name], value])));
  await ben.join(round);
  return { round, ids };
}

test('when a rule changes mid-round, then the sheet first says what moves', async ({ browser }) => {
  const [ann, ben] = [await Phone.of(browser, 'Ann'), await Phone.of(browser, 'Ben')];
  const { round } = await begin(ann, ben);
  const input: RoundInput = { players: PLAYERS, ...ofThreeGames({ points: { holes: STROKES, values: { pointValueCents: 100, fbtValueCents: 1_000 } } }) };
  const [before, after] = [settleRound(input, ALL), settleRound({ ...input, rules: { unfinishedPots: 'void' } }, ALL)];
  await ann.openRound(round);
  await ben.openRound(round);

  await ann.page.getByRole('button', { name: 'House Rules' }).click();
  const sheet = ann.page.getByRole('dialog', { name: 'House Rules' });
  await sheet.getByRole('switch', { name: 'Unfinished pots pay nothing' }).check();
  const moved = PLAYERS.filter((name) => before.nets[name] !== after.nets[name]);
  await expect(sheet.getByRole('list', { name: 'What it moves' }).getByRole('listitem')).toContainText(
    moved.map((name) => `${formatSignedDollars(before.nets[name] ?? 0)} → ${formatSignedDollars(after.nets[name] ?? 0)}`),
  );
  const cents = PLAYERS.reduce((sum, name) => sum + Math.max(0, (after.nets[name] ?? 0) - (before.nets[name] ?? 0)), 0);
  await expect(sheet.getByText(`Moves ${formatDollars(cents)} in all`)).toBeVisible();
  await ben.payouts.open();
  const heading = '2/9/16 - Who Owes Who';
  const paymentsOn = async (phone: Phone) => (await phone.payouts.payments(heading)).sort();
  await expect.poll(() => paymentsOn(ben)).toEqual(inWords(before.payments));

  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await ann.payouts.open();
  for (const phone of [ann, ben]) await expect.poll(() => paymentsOn(phone)).toEqual(inWords(after.payments));

  await ben.points.open();
  await ben.page.getByRole('button', { name: 'House Rules' }).click();
  const changes = ben.page.getByRole('dialog', { name: 'House Rules' }).getByRole('list', { name: 'Changed since the first entry' });
  await expect(changes.getByRole('listitem')).toContainText(['Unfinished pots pay nothing: on']);
  await expect(changes.getByRole('listitem')).toContainText(['Ann']);
});

test('when a point is changed mid-round, then the other phone names who did', async ({ browser }) => {
  const [ann, ben] = [await Phone.of(browser, 'Ann'), await Phone.of(browser, 'Ben')];
  const { round } = await begin(ann, ben);
  await ben.openRound(round);
  await ann.call('PUT', `/api/points-games/${round.pointsId}/settings`, { pointValue: 100, fbtValue: 10 });
  await ben.page.getByRole('button', { name: 'House Rules' }).click();
  const changes = ben.page.getByRole('dialog', { name: 'House Rules' }).getByRole('list', { name: 'Changed since the first entry' }).getByRole('listitem');
  await expect(changes).toContainText(['2/9/16 point: $1.00 → $100.00']);
  await expect(changes).toContainText(['Ann']);
  await expect(changes).toContainText(['moves $']);
});

test('when strokes are given on a course, then the hole shows dots and net', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Links', PLAYERS);
  const { courses } = await ann.call<{ courses: { id: string }[] }>('POST', `/api/groups/${round.group.id}/courses`, {
    name: 'Links',
    holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })),
  });
  const roster = round.group.players.map(({ id, name }) => ({ playerId: id, ...(name === CAL && { strokesGiven: 20 }) }));
  await ann.call('PUT', `/api/game-state/${round.game.id}/roster`, { roster });
  await ann.call('PUT', `/api/game-state/${round.game.id}/rules`, { courseId: courses[0]?.id });
  await ann.openRound(round);

  await ann.points.enter({ [ANN]: 5, [BEN]: 6, [CAL]: 6 });
  const strokes = ann.page.getByRole('group', { name: 'Gross Strokes' });
  await expect(strokes).toContainText('2 strokes given net 4');
  await expect(strokes).toContainText('●●');
  await ann.points.save();
  await expect(strokes).toContainText('net 4, 5 pts');
  await expect(strokes).toContainText('net 5, 3 pts');
});
