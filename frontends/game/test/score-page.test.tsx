/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { api } from '@fairshare/api-client';
import type { GameState, ScoringLinkPreview } from '@fairshare/contracts';
import { DEFAULT_ROUND_RULES, inDollars } from '@fairshare/golf-rules';
import { returnAfterSignIn } from '@fairshare/federation/after-sign-in';
import type { startActor } from '@fairshare/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { resetBrowser } from './support/browser';
import { FakeApi } from './support/fake-api';
import { aBbbGame, aGame, aGroup, aStrokesGame, entriesOf, USER } from './support/golf-data';
import { GUEST_ROUND as round, PREVIEW as preview, showScorePage } from './support/show-score-page';

let tokens = 0;
let token: string;
let fake: FakeApi;

const game = aGame('s1', 'g1', 'Pebble Beach');

beforeEach(async () => {
  await resetBrowser();
  window.sessionStorage.clear();
  token = `s1.${String((tokens += 1)).padStart(6, '0')}abcdefghijklmnopqrst`;
  fake = new FakeApi()
    .on('POST /api/guest/preview', { body: preview })
    .on('POST /api/guest/open', { body: round })
    .on('GET /api/guest/round', { body: round })
    .on('GET /api/game-state/s1/holes', { body: entriesOf('s1', 'g1', [aStrokesGame('s1.points1', 'g1', 's1'), aBbbGame('s1.b1', 'g1', 's1')]) })
    .install();
  gameIs({});
});

const gameIs = (differs: Partial<GameState>) => fake.on('GET /api/game-state/s1', { body: { ...game, ...differs } });

const showPage = ({ user = null as typeof USER | null, path = `/score/${token}` } = {}) => showScorePage(path, user);

const start = async (actor: ReturnType<typeof startActor>, name = 'Score as Bo Ray') => actor.click(await screen.findByRole('button', { name }));

const previewIs = (differs: Partial<ScoringLinkPreview>) => fake.on('POST /api/guest/preview', { body: { ...preview, ...differs } });

describe('the link of a group', () => {
  const choices = [
    { playerId: 'p1', name: 'Ann Lee', isTaken: true },
    { playerId: 'p2', name: 'Bo Ray', isTaken: false },
  ];

  test('when a group link is opened, then a tap on a name scores', async () => {
    previewIs({ playerName: '', choices });
    const { actor, visited } = showPage();
    expect(await screen.findByRole('heading', { name: 'Who are you?' })).toBeInTheDocument();
    expect(screen.getByText('Pebble Beach. Al Ace made this link.')).toBeInTheDocument();
    expect(screen.getByText('Picked already')).toBeInTheDocument();
    expect(fake.asked('POST /api/guest/open')).toHaveLength(0);
    await start(actor, 'That’s me: Bo Ray');
    await waitFor(() => expect(visited).toEqual(['/score']));
    expect(fake.bodies('POST /api/guest/open')).toEqual([{ token, device: expect.any(String), playerId: 'p2' }]);
  });

  test('when somebody was faster, then the names are asked for again', async () => {
    previewIs({ playerName: '', choices });
    fake.on('POST /api/guest/open', { status: 409, body: { code: 'LINK_TAKEN', message: 'This link is open in another browser' } });
    const { actor, visited } = showPage();
    await screen.findByRole('button', { name: 'That’s me: Bo Ray' });
    previewIs({ playerName: '', choices: choices.map((choice) => ({ ...choice, isTaken: true })) });
    await start(actor, 'That’s me: Bo Ray');
    expect(await screen.findAllByText('Picked already')).toHaveLength(2);
    expect(visited).toEqual([]);
  });
});

test('when a guest looks at the standings, then they say whom they score as', async () => {
  fake.on('POST /api/guest/open', { body: { ...round, madeBy: 'Al Ace' } });
  const { actor } = showPage();
  await start(actor);
  await actor.click(await screen.findByRole('button', { name: 'Standings' }));
  expect(await screen.findByText('You score as Bo Ray. Al Ace made this link.')).toBeVisible();
});

test.each([
  ['a player of the round', 'Ann Lee', 'You score as Bo. Ann made this link.'],
  ['another member', 'Al Ace', 'You score as Bo. Al Ace made this link.'],
  ['an unknown member', null, 'You score as Bo.'],
])('when %s made the link, then each hole says as whom one scores', async (_, madeBy, words) => {
  // jsdom lacks scrollIntoView.
  Element.prototype.scrollIntoView = () => undefined;
  fake.on('POST /api/guest/open', { body: { ...round, madeBy } });
  const { actor } = showPage();
  await start(actor);
  const hole = (await screen.findByRole('heading', { name: 'Hole 1' })).closest('form') as HTMLFormElement;
  expect(within(hole).getByText(words)).toBeVisible();
  expect(within(hole).getAllByRole('textbox')[0]).toHaveAccessibleName('Bo Ray strokes');
  await actor.click(screen.getByRole('button', { name: 'Forward one hole' }));
  expect(screen.getByRole('heading', { name: 'Hole 2' })).toBeVisible();
  expect(within(hole).getByText(words)).toBeVisible();
});

const inBrowser = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

test('when a link only loads, then it says whose it is, opening nothing', async () => {
  showPage();
  expect(await screen.findByRole('heading', { name: 'You score as Bo Ray' })).toBeVisible();
  expect(screen.getByText('Pebble Beach. Al Ace made this link.')).toBeVisible();
  expect(screen.queryByText(/You are in/)).not.toBeInTheDocument();
  expect(fake.asked('POST /api/guest/open')).toEqual([]);
});

test('when the page is inside a messenger, then it says so at once', async () => {
  inBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 WhatsApp/2.25.1');
  showPage();
  expect(await screen.findByText('You are in WhatsApp’s browser on iPhone')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Score as Bo Ray' })).toBeEnabled();
  expect(fake.asked('POST /api/guest/open')).toEqual([]);
  jest.restoreAllMocks();
});

test('when the link is open elsewhere, then the page says in which browser', async () => {
  previewIs({ state: 'taken', openedAt: '2026-05-02T12:00:00.000Z', openedIn: 'WhatsApp’s browser on iPhone' });
  showPage();
  expect(await screen.findByRole('heading', { name: 'This link is open in another browser' })).toBeVisible();
  expect(screen.getByText(/^It is open in WhatsApp’s browser on iPhone since /)).toBeVisible();
  expect(screen.getByText(/Or ask Al Ace to let this browser in\.$/)).toBeVisible();
  expect(fake.asked('POST /api/guest/open')).toEqual([]);
});

test('when the link is open here, then the round opens without a tap', async () => {
  previewIs({ state: 'here' });
  showPage();
  expect(await screen.findByRole('heading', { name: 'Hole 1' })).toBeVisible();
});

test('when a member released the link, then reloading does not take it back', async () => {
  const { actor, unmount } = showPage();
  await start(actor);
  await screen.findByRole('heading', { name: 'Hole 1' });
  unmount();
  showPage();
  expect(await screen.findByRole('button', { name: 'Score as Bo Ray' })).toBeVisible();
  expect(fake.asked('POST /api/guest/open')).toHaveLength(1);
});

test('when a link hands the round over, then a tap continues it', async () => {
  previewIs({ state: 'hand-over' });
  const { actor } = showPage();
  await start(actor, 'Continue as Bo Ray');
  expect(await screen.findByRole('heading', { name: 'Hole 1' })).toBeVisible();
});

test('when another browser takes over from a guest, then this one closes', async () => {
  const secret = 's1.abcdefghijklmnopqrstuvwxyz012345';
  fake.on('POST /api/guest/hand-over', { status: 201, body: { token: secret, path: `/score/${secret}`, expiresAt: '2026-05-02T12:10:00.000Z' } });
  const { actor } = showPage();
  await start(actor);
  await actor.click(await screen.findByRole('button', { name: 'Standings' }));
  await actor.click(await screen.findByRole('button', { name: 'Continue in Another Browser' }));
  await actor.click(await screen.findByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/score/${secret}`);
  expect(fake.asked('POST /api/guest/hand-over')[0]?.headers.get('X-Guest')).toBe('1');
  fake.on('GET /api/guest/round', { status: 401, body: { message: 'Unauthorized', code: 'UNAUTHORIZED' } });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'This browser is closed' })).toBeVisible();
});

test('when a game is off, then the standings of a guest leave it out', async () => {
  const rules = inDollars(DEFAULT_ROUND_RULES);
  gameIs({ rules: { ...rules, games: { ...rules.games, bbb: false } } });
  const { actor } = showPage();
  await start(actor);
  await actor.click(await screen.findByRole('button', { name: 'Standings' }));
  expect(await screen.findByRole('heading', { name: '2/9/16 Scores' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'BBB Scores' })).not.toBeInTheDocument();
});

test('when a round has side games, then a guest sees standings without money', async () => {
  const points = { ...aStrokesGame('s1.points1', 'g1', 's1'), holes: { 1: { p1: 5, p2: 4 }, 2: { p1: 4, p2: 4 }, 3: { p1: 5, p2: 4 } } };
  const skins = { id: 's1.s1', kind: 'skins', name: 'Friday Skins', createdAt: game.createdAt, version: 1, players: ['p1', 'p2'], options: { value: 2 }, on: true };
  fake.on('GET /api/game-state/s1/holes', { body: { ...entriesOf('s1', 'g1', [points]), sideGames: [skins] } });
  const { actor } = showPage();
  await start(actor);
  await actor.click(await screen.findByRole('button', { name: 'Standings' }));
  expect(await screen.findByRole('heading', { name: 'Friday Skins' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Friday Skins' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/Bo Ray.*3 skins$/), expect.stringMatching(/Ann Lee.*0 skins$/)]);
  expect(document.body).not.toHaveTextContent('$');
});

test('when a link is opened, then its round can be scored', async () => {
  const { actor, unmount } = showPage();
  await start(actor);
  expect(await screen.findByRole('heading', { name: 'Hole 1' })).toBeVisible();
  for (const what of ['Who plays', 'House Rules', 'Let others score', 'Update Values']) expect(screen.queryByRole('button', { name: what })).not.toBeInTheDocument();
  expect(screen.queryByText(/Payouts/)).not.toBeInTheDocument();
  expect(fake.asked('POST /api/guest/open')).toHaveLength(1);
  expect(fake.asked('POST /api/guest/open')[0]?.headers.get('X-Guest')).toBeNull();
  expect(fake.asked('GET /api/game-state/s1')[0]?.headers.get('X-Guest')).toBe('1');
  expect(fake.calls.filter(({ path }) => path.startsWith('/api/groups') || path.endsWith('/conflicts'))).toEqual([]);
  unmount();
  expect(api.guestPaths).toBeNull();
});

test('when the link is opened again, then it is the same device', async () => {
  const before = showPage();
  await start(before.actor);
  await waitFor(() => expect(fake.asked('POST /api/guest/open')).toHaveLength(1));
  before.unmount();
  previewIs({ state: 'here' });
  fake.on('GET /api/guest/round', { status: 401, body: { message: 'Unauthorized', code: 'UNAUTHORIZED' } });
  const { actor } = showPage();
  await actor.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(fake.asked('POST /api/guest/open')).toHaveLength(2));
  const [first, second] = fake.bodies('POST /api/guest/open') as { token: string; device: string }[];
  expect(first).toEqual({ token, device: expect.stringMatching(/^[\w-]{22,64}$/) });
  expect(second).toEqual(first);
});

test.each([
  [409, 'LINK_TAKEN', 'This link is open in another browser'],
  [409, 'ROUND_FINISHED', 'The round is finished'],
  [404, 'NOT_FOUND', 'This scoring link has ended'],
  [503, 'UNAVAILABLE', 'The round could not be opened'],
])('when opening it is refused with %s %s, then the page says: %s', async (status, code, title) => {
  fake.on('POST /api/guest/open', { status, body: { message: 'Refused', code } });
  const { actor } = showPage();
  await start(actor);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('when there is no signal at the first opening, then the page says so', async () => {
  fake.goOffline();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showPage();
  expect(await screen.findByRole('heading', { name: 'No signal' })).toBeVisible();
  jest.restoreAllMocks();
});

test('when the round is finished, then an account can keep it', async () => {
  gameIs({ status: 'finished' });
  const { actor, visited } = showPage();
  await start(actor);
  expect(await screen.findByRole('heading', { name: 'The round is finished' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Make an Account' }));
  await waitFor(() => expect(visited).toEqual(['/register']));
  expect(window.sessionStorage.getItem('afterSignIn')).toBe('/score');
});

test('when the visitor is signed in, then the page asks how to score', async () => {
  const { actor } = showPage({ user: USER });
  await start(actor);
  expect(await screen.findByRole('heading', { name: 'Keep this round' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Score as Guest' }));
  expect(await screen.findByRole('heading', { name: 'Hole 1' })).toBeVisible();
});

test('when somebody made an account, then the round is kept and opened', async () => {
  fake.on('POST /api/guest/keep', { body: aGroup('g1', 'Saturday', { me: 'p2' }) }).on('PUT /api/user/preferences', { body: {} });
  returnAfterSignIn('/score');
  const { visited } = showPage({ user: USER, path: '/score' });
  await waitFor(() => expect(visited).toEqual(['/']));
  expect(fake.asked('POST /api/guest/keep')[0]?.headers.get('X-Guest')).toBeNull();
  expect(fake.bodies('PUT /api/user/preferences')).toEqual([{ selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games' }]);
  expect(window.sessionStorage.getItem('afterSignIn')).toBeNull();
});

test('when the round cannot be kept, then it can be scored as guest', async () => {
  fake.on('POST /api/guest/keep', { status: 409, body: { message: 'This player is somebody else', code: 'CONFLICT' } });
  const { actor } = showPage({ user: USER });
  await start(actor);
  await actor.click(await screen.findByRole('button', { name: 'Keep It' }));
  expect((await screen.findAllByText(/This player is somebody else/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Score as Guest' })).toBeEnabled();
});
