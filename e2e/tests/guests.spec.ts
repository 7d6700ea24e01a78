import { expect, test } from '@playwright/test';
import { newGolfer } from '../support/account';
import { GuestPhone } from '../support/guest-phone';
import { look } from '../support/look';
import { allSent, keptOnPhone, unsent } from '../support/offline';
import { answered, Phone } from '../support/phone';
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
  const named = [
    [ben, BEN],
    [cal, CAL],
    [dee, DEE],
  ] as const;
  for (const [guest, name] of named) {
    await guest.start(name);
    await guest.isOnHole(1);
    await expect(guest.page).toHaveURL('/score');
    await expect(guest.page.getByRole('button', { name: 'Who plays' })).toHaveCount(0);
    await expect(guest.page.getByText('$')).toHaveCount(0);
  }
  await look(ben.page, 'a hole, as a guest');

  // A second browser is refused until a member lets it in.
  const borrowed = await GuestPhone.of(browser, toBen);
  await expect(borrowed.page.getByRole('heading', { name: 'This link is open in another browser' })).toBeVisible();
  await look(borrowed.page, 'a link that is taken');
  await sheet.getByRole('button', { name: `Show ${BEN}’s link` }).click();
  await expect(sheet.getByText(/^Open in Chrome on .+ since/)).toBeVisible();
  await look(ann.page, 'a scoring link');
  await sheet.getByRole('button', { name: 'Let Another Browser In' }).click();
  await expect(sheet.getByText('Not opened yet')).toBeVisible();
  await borrowed.page.getByRole('button', { name: 'Try Again' }).click();
  await borrowed.start(BEN);
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
  await expect(dee.page.getByText('3 holes wait')).toBeVisible();
  for (let hole = 7; hole <= 9; hole += 1) await dee.scoreHole(hole);
  await expect.poll(async () => (await unsent(dee.page)).length).toBe(24);
  for (let hole = 10; hole <= 12; hole += 1) await borrowed.scoreHole(hole);

  // Cal's phone is restarted: only its cookie is left.
  const restarted = await GuestPhone.of(browser, '/score', { storageState: await cal.context.storageState() });
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

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IN_WHATSAPP = { userAgent: `${IPHONE} Mobile/15E148 WhatsApp/2.25.1` };
const IN_SAFARI = { userAgent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1` };

test('when a guest leaves a messenger’s browser for Safari, then unsent scores come along', async ({ browser }) => {
  const ann = await Phone.of(browser, 'Ann');
  const round = await ann.createRound('Links');
  const player = round.group.players.find(({ name }) => name === BEN);
  const links = `/api/game-state/${round.game.id}/scoring-links`;
  const { path } = await ann.call<{ path: string }>('POST', links, { playerId: player?.id });
  const shown = async () => (await ann.call<{ links: { openedIn: string | null }[] }>('GET', links)).links[0]?.openedIn;

  // Both browsers load the page, which alone binds the link to neither.
  const inApp = await GuestPhone.of(browser, path, IN_WHATSAPP);
  await expect(inApp.page.getByRole('heading', { name: `You score as ${BEN}` })).toBeVisible();
  await expect(inApp.page.getByText('You are in WhatsApp’s browser on iPhone')).toBeVisible();
  await look(inApp.page, 'a scoring link inside a messenger');
  const safari = await GuestPhone.of(browser, path, IN_SAFARI);
  await expect(safari.page.getByRole('button', { name: `Score as ${BEN}` })).toBeVisible();
  await expect(safari.page.getByText('You are in')).toHaveCount(0);
  expect(await shown()).toBeNull();

  await inApp.start(BEN);
  await inApp.isOnHole(1);
  expect(await shown()).toBe('WhatsApp’s browser on iPhone');
  await safari.page.reload();
  await expect(safari.page.getByText(/^It is open in WhatsApp’s browser on iPhone since/)).toBeVisible();
  await look(safari.page, 'a link that another browser has');

  // The server is unreachable: saved scores stay pending in the messenger's browser.
  const noServer = /api\/(offline-sync|game-state\/[^/]+\/holes\/)/;
  await inApp.page.route(noServer, (route) => route.abort());
  await inApp.scoreHole(1);
  await expect.poll(async () => (await unsent(inApp.page)).length).toBe(4);
  await inApp.page.unroute(noServer);
  await inApp.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Standings' }).click();
  const made = inApp.page.waitForResponse('**/api/guest/hand-over');
  await inApp.page.getByRole('button', { name: 'Continue in Another Browser' }).click();
  const offer = (await (await made).json()) as { path: string };
  await expect.poll(() => unsent(inApp.page)).toEqual([]);
  await expect(inApp.page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await look(inApp.page, 'a link for another browser');

  await safari.page.goto(offer.path);
  await safari.page.getByRole('button', { name: `Continue as ${BEN}` }).click();
  await expect(safari.points.hole(1, 'done')).toBeVisible();
  await answered(safari.page, 2, () => safari.scoreHole(2));
  expect(await shown()).toBe('Safari on iPhone');
  await expect(inApp.page.getByRole('heading', { name: 'This browser is closed' })).toBeVisible();
  const { state, points } = await ann.games(round);
  expect(Object.keys((state as { guests?: object }).guests ?? {})).toHaveLength(1);
  expect(Object.keys(points.holes)).toHaveLength(2);
  await Promise.all([ann, inApp, safari].map(({ context }) => context.close()));
});
