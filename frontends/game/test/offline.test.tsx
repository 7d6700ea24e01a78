/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gamesApart } from './support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';
import type { FakeApi } from './support/fake-api';
import { sockets } from './support/fake-socket';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

const SYNC = 'POST /api/offline-sync/hole-cells';
const HOLE_1 = 'PUT /api/game-state/s1/holes/1';
const TAKEN = { body: { status: 'applied', conflicts: [] } };
const AWAY = { status: 503, body: { message: 'Games is temporarily unavailable' } };

let api: FakeApi;
let online: jest.SpyInstance<boolean>;

/** jsdom has no IndexedDB: this is a phone without storage, so every entry lives in memory. */
beforeEach(() => {
  localStorage.clear();
  gamesApart();
  window.history.replaceState(null, '', window.location.href);
  sockets.length = 0;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  api = anApi({
    preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games' },
    groups: [aGroup('g1', 'Saturday')],
    games: [{ ...aGame('s1', 'g1', 'Round'), pointsGameId: 's1.p2' }],
    pointsGames: [aStrokesGame('s1.p2', 'g1', 's1'), aBbbGame('s1.b1', 'g1', 's1')],
  })
    .on('GET /api/games/s1/conflicts', { body: [] })
    .on(SYNC, TAKEN);
  localStorage.setItem('preferences', JSON.stringify({ version: 1, userId: 'u1', gamesView: 'points', selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games' }));
});
afterEach(() => online.mockRestore());

function signal(there: boolean): void {
  online.mockReturnValue(there);
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
}

async function scoreHoleOne() {
  const shown = showApp();
  const [ann, bo] = await Promise.all(['Ann Lee strokes', 'Bo Ray strokes'].map((name) => screen.findByRole('textbox', { name })));
  await shown.actor.type(ann as HTMLElement, '4');
  await shown.actor.type(bo as HTMLElement, '5');
  return shown;
}

const save = async ({ actor }: ReturnType<typeof showApp>) => actor.click(screen.getByRole('button', { name: 'Save Scores' }));
/**
 * Opens the pending entries from the header's counter. The server is unreachable until Sync Now is shown: on a slow machine an automatic retry would send
 * everything before that.
 * @returns a function that returns the bodies sent by the press
 */
async function syncNow({ actor }: ReturnType<typeof showApp>, reply: Parameters<FakeApi['on']>[1] = TAKEN): Promise<() => unknown[]> {
  await actor.click(await screen.findByRole('button', { name: 'Hole 1 waits' }));
  const button = await screen.findByRole('button', { name: 'Sync Now' });
  const before = api.bodies(SYNC).length;
  api.on(SYNC, reply);
  await actor.click(button);
  return () => api.bodies(SYNC).slice(before);
}
/** Enters hole 1 without signal, and waits until it is queued. */
async function keepHoleOne() {
  signal(false);
  const shown = await scoreHoleOne();
  await save(shown);
  await screen.findByText('Hole 1 waits');
  return shown;
}

test('when scores are saved without signal, then they wait on the phone', async () => {
  signal(false);
  const shown = await scoreHoleOne();
  await save(shown);
  expect(await screen.findByText('Save Error')).toBeInTheDocument();
  expect(await screen.findByText('Hole 1 waits')).toBeInTheDocument();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Offline')).toBe(true);
  expect(screen.getByRole('button', { name: 'Hole 1, done, 2 waiting to be sent' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next Hole' })).toBeInTheDocument();
  expect(api.asked(HOLE_1)).toEqual([]);
});

test('when the header counts what waits, then a tap opens what it is', async () => {
  const shown = await keepHoleOne();
  expect(screen.queryByText(/Keep this page open/)).not.toBeInTheDocument();
  await shown.actor.click(screen.getByRole('button', { name: 'Hole 1 waits' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Hole 1 waits' }));
  expect(sheet.getByText('Ann Lee, 4 · Bo Ray, 5')).toBeInTheDocument();
  expect(sheet.getByText(/Keep this page open/)).toBeInTheDocument();
});

test('when two holes wait, then the header counts holes and not scores', async () => {
  const shown = await keepHoleOne();
  await shown.actor.click(screen.getByRole('button', { name: 'Next Hole' }));
  for (const name of ['Ann Lee strokes', 'Bo Ray strokes']) await shown.actor.type(await screen.findByRole('textbox', { name }), '4');
  await save(shown);
  expect(await screen.findByText('2 holes wait')).toBeInTheDocument();
});

test('when Sync Now is pressed with signal, then each score goes once', async () => {
  const shown = await keepHoleOne();
  api.on(SYNC, AWAY);
  signal(true);
  const sent = await syncNow(shown);
  expect(await screen.findByText('Sync Complete')).toBeInTheDocument();
  expect(screen.getByText('2 offline scores have been synced')).toBeInTheDocument();
  expect(sent()).toMatchObject([
    { gameStateId: 's1', hole: 1, cells: { 'strokes.p1': 4 }, baseVersion: { 'strokes.p1': 0 }, enteredBy: 'u1' },
    { gameStateId: 's1', hole: 1, cells: { 'strokes.p2': 5 } },
  ]);
  expect(sent()[0]).not.toHaveProperty('callKey');
  await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).not.toBeInTheDocument());
});

test.each([
  ['failed', { status: 500, body: { message: 'Something went wrong', code: 'INTERNAL' } }],
  ['is away', { status: 503, body: { message: 'Games is temporarily unavailable', code: 'UNAVAILABLE' } }],
  ['was too slow for the gateway', { status: 504, body: { message: 'No answer in time', code: 'TIMEOUT' } }],
])('when the server %s, then the save is kept without blaming the signal', async (_how, reply) => {
  api.on(HOLE_1, reply).on(SYNC, reply);
  const shown = await scoreHoleOne();
  await save(shown);
  expect(await screen.findByText('Hole 1 waits')).toBeInTheDocument();
  expect(screen.queryByText('Could not update hole scores', { exact: false })).not.toBeInTheDocument();
  expect(screen.queryByText(/signal/i)).not.toBeInTheDocument();
  await syncNow(shown);
  expect(await screen.findByText('2 offline scores have been synced')).toBeInTheDocument();
});

test('when the answer to a save is lost, then its key is reused', async () => {
  api.on(HOLE_1, () => Promise.reject(new TypeError('Failed to fetch'))).on(SYNC, AWAY);
  const shown = await scoreHoleOne();
  await save(shown);
  const sent = await syncNow(shown);
  expect(await screen.findByText('2 offline scores have been synced')).toBeInTheDocument();
  const callKey = api.asked(HOLE_1)[0]?.headers.get('idempotency-key');
  expect(callKey).toBeTruthy();
  expect(sent()).toMatchObject([
    { cells: { 'strokes.p1': 4 }, callKey },
    { cells: { 'strokes.p2': 5 }, callKey },
  ]);
});

test('when there is no signal, then Sync Now is not offered', async () => {
  // A server that responded would get everything before the test could see Sync Now.
  api.on(SYNC, AWAY);
  const shown = await keepHoleOne();
  await shown.actor.click(screen.getByRole('button', { name: 'Hole 1 waits' }));
  expect(await screen.findByRole('dialog', { name: 'Hole 1 waits' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sync Now' })).not.toBeInTheDocument();
  signal(true);
  expect(await screen.findByRole('button', { name: 'Sync Now' })).toBeInTheDocument();
});

test('when an offline phone has nothing waiting, then it says entries are kept', async () => {
  signal(false);
  const shown = showApp();
  await shown.actor.click(await screen.findByRole('button', { name: 'No signal' }));
  expect(await screen.findByText('What you enter is kept on this phone and sent later.')).toBeInTheDocument();
  expect(screen.queryByText(/synced/)).not.toBeInTheDocument();
});

test('when a save cannot reach the server, then its scores wait', async () => {
  const shown = await scoreHoleOne();
  api.goOffline();
  await save(shown);
  expect(await screen.findByText('Hole 1 waits')).toBeInTheDocument();
});

test('when a sync is answered with 503, then scores keep waiting', async () => {
  const shown = await keepHoleOne();
  api.on(SYNC, AWAY);
  signal(true);
  await syncNow(shown, AWAY);
  expect(await screen.findByText('Sync Error')).toBeInTheDocument();
  expect(screen.getByText('Failed to sync some offline data. Will retry automatically.')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Hole 1 waits' })).toBeInTheDocument();
});

test('when the server refuses scores with 409, then each shows its reason', async () => {
  api.on(SYNC, AWAY);
  const shown = await keepHoleOne();
  signal(true);
  await syncNow(shown, { status: 409, body: { message: 'This game was deleted', code: 'GAME_DELETED' } });
  expect(await screen.findByText('2 scores could not be sent')).toBeInTheDocument();
  expect(screen.getAllByText('This game was deleted')).toHaveLength(2);
  await shown.actor.click(screen.getByRole('button', { name: 'Remove Hole 1: Ann Lee, 4' }));
  expect(await screen.findByText('A score could not be sent')).toBeInTheDocument();
});

test('when a golfer signs out with 2 unsent scores, then a dialog asks', async () => {
  const shown = await keepHoleOne();
  // Once the menu's code is loaded, its button is not replaced any more.
  await shown.actor.click(await screen.findByRole('button', { name: 'Profile', expanded: false }));
  await shown.actor.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByRole('alertdialog', { name: 'Sign out with 2 unsent scores?' })).toBeInTheDocument();
  expect(api.asked('POST /api/auth/logout')).toEqual([]);
});

test('when somebody else scores the game, then their name is shown', async () => {
  showApp();
  await screen.findByRole('textbox', { name: 'Ann Lee strokes' });
  await waitFor(() => expect(sockets).toHaveLength(1));
  const [socket] = sockets;
  const ben = { userId: 'u2', name: 'Ben', sessionId: 's1', gameId: 's1.p2', hole: 5, waiting: 0 };
  const people = (...list: object[]) => act(() => void socket?.emit('presence', { groupId: 'g1', people: list }));
  act(() => socket?.connect());
  people(ben);
  expect(await screen.findByText('Also scoring: Ben.')).toBeInTheDocument();
  people({ ...ben, hole: 1 });
  expect(await screen.findByText('Ben has this hole open too.')).toBeInTheDocument();
  people({ ...ben, userId: 'u1' });
  await waitFor(() => expect(screen.queryByText(/Ben/)).not.toBeInTheDocument());
});
