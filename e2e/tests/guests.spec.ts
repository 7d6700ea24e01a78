import { expect, test } from '@playwright/test';
import { newGolfer } from '../support/account';
import { GuestPhone } from '../support/guest-phone';
import { look } from '../support/look';
import { allSent, keptOnPhone, unsent } from '../support/offline';
import { Phone } from '../support/phone';
import { BEN, CAL, DEE, SATURDAY } from '../support/saturday-round';

test.use({ serviceWorkers: 'allow' });

test('when three guests score by links, one offline, then all see equal standings', { tag: '@long' }, async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Links');
  await ann.keepRound(round);

  const sheet = ann.page.getByRole('dialog');
  const linkOf = async (player: string): Promise<string> => {
    await sheet.getByRole('button', { name: `Make link for ${player}` }).click();
    await expect(sheet.getByRole('button', { name: 'End Link' })).toBeVisible();
    const { links } = await ann.call<{ links: { playerId: string; path: string }[] }>('GET', `/api/game-state/${round.game.id}/scoring-links`);
    const { id } = round.group.players.find(({ name }) => name === player) ?? { id: '' };
    await sheet.getByRole('button', { name: 'All players' }).click();
    return links.find(({ playerId }) => playerId === id)?.path ?? '';
  };
  await ann.page.getByRole('button', { name: 'Let others score' }).click();
  const [toBen, toCal, toDee] = [await linkOf(BEN), await linkOf(CAL), await linkOf(DEE)];

  const [ben, cal, dee] = await Promise.all([toBen, toCal, toDee].map((link) => GuestPhone.of(browser, link)));
  if (!ben || !cal || !dee) throw new Error('three guests');
  for (const guest of [ben, cal, dee]) {
    await guest.isOnHole(1);
    await expect(guest.page).toHaveURL('/score');
    await expect(guest.page.getByRole('button', { name: 'Who plays' })).toHaveCount(0);
    await expect(guest.page.getByText('$')).toHaveCount(0);
  }
  await look(ben.page, 'a hole, as a guest');

  // A second browser is refused, until a member lets it in.
  const borrowed = await GuestPhone.of(browser, toBen);
  await expect(borrowed.page.getByRole('heading', { name: 'This link is open on another phone' })).toBeVisible();
  await look(borrowed.page, 'a link that is taken');
  await sheet.getByRole('button', { name: `Show ${BEN}’s link` }).click();
  await expect(sheet.getByText(/^Open on Ben’s phone since/)).toBeVisible();
  await look(ann.page, 'a scoring link');
  await sheet.getByRole('button', { name: 'Let Another Phone In' }).click();
  await expect(sheet.getByText('Not opened yet')).toBeVisible();
  await borrowed.page.getByRole('button', { name: 'Try Again' }).click();
  await borrowed.isOnHole(1);
  await expect(ben.page.getByRole('heading', { name: 'This scoring link has ended' })).toBeVisible();
  await ben.context.close();
  await sheet.getByRole('button', { name: 'Close' }).click();

  // Dee has no signal from hole 4 to hole 9.
  await keptOnPhone(dee.page);
  await ann.scoreHole(1);
  await borrowed.scoreHole(2);
  await cal.scoreHole(3);
  await dee.context.setOffline(true);
  for (let hole = 4; hole <= 6; hole += 1) await dee.scoreHole(hole);
  await dee.page.reload();
  await expect(dee.page.getByText('12 scores waiting to be sent')).toBeVisible();
  for (let hole = 7; hole <= 9; hole += 1) await dee.scoreHole(hole);
  await expect.poll(async () => (await unsent(dee.page)).length).toBe(24);
  for (let hole = 10; hole <= 12; hole += 1) await borrowed.scoreHole(hole);

  // Cal's phone is restarted: its cookie is all that is left.
  const restarted = await GuestPhone.of(browser, '/score', await cal.context.storageState());
  await cal.context.close();
  for (let hole = 13; hole <= 17; hole += 1) await restarted.scoreHole(hole);
  await dee.context.setOffline(false);
  await allSent(dee.page);
  await ann.scoreHole(18);

  await expect(dee.points.hole(18, 'done')).toBeVisible();
  const guests = [borrowed, restarted, dee];
  for (const guest of guests) await expect(guest.points.hole(9, 'done')).toBeVisible();
  for (const guest of guests) await expect(guest.points.hole(18, 'done')).toBeVisible();
  const standings = await Promise.all(guests.map((guest) => guest.standings()));
  const { points } = await ann.games(round);
  const expected = round.group.players.map(({ id, name }) => `${name} ${(points as { totals: Record<string, number> }).totals[id]} points`);
  for (const shown of standings) expect(shown.map((row) => row.replace(/^\S+ (?=\S+ \S+ \d)/, ''))).toEqual(expected.sort());
  expect(Object.keys(points.holes)).toHaveLength(SATURDAY.strokes.length);

  await ann.call('POST', `/api/game-state/${round.game.id}/finish`);
  await expect(dee.page.getByRole('heading', { name: 'The round is finished' })).toBeVisible();
  await look(dee.page, 'a finished round, as a guest');

  const golfer = newGolfer('Dee', 'Dalton');
  await dee.page.getByRole('button', { name: 'Make an Account' }).click();
  await dee.page.getByLabel('First Name').fill(golfer.firstName);
  await dee.page.getByLabel('Last Name').fill(golfer.lastName);
  await dee.page.getByLabel('Email').fill(golfer.email);
  await dee.page.getByLabel('Password', { exact: true }).fill(golfer.password);
  await dee.page.getByLabel('Confirm Password').fill(golfer.password);
  await dee.page.getByRole('checkbox', { name: /^I accept the/ }).check();
  await dee.page.getByRole('button', { name: 'Create Account' }).click();
  await expect(dee.page.getByText('Round kept').first()).toBeVisible();
  await dee.page.getByRole('button', { name: /^Start Using .+ Now$/ }).click();
  await dee.main.open('Games');
  await expect(dee.points.hole(18, 'done')).toBeVisible();
  const kept = (await (await dee.context.request.get(`/api/groups/${round.group.id}`)).json()) as { me: string };
  expect(kept.me).toBe(round.group.players.find(({ name }) => name === DEE)?.id);
  await Promise.all([ann, ...guests].map(({ context }) => context.close()));
});
