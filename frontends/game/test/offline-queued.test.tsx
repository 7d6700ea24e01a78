/** @jest-environment jsdom */
import '@testing-library/jest-dom';
// Must be imported before any module that looks for a database.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gamesApart } from './support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES, USER } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

const HOLE_1 = 'PUT /api/game-state/s1/holes/1';
const AWAY = { status: 503, body: { message: 'away', code: 'UNAVAILABLE' } };

beforeEach(() => {
  localStorage.clear();
  gamesApart();
  window.history.replaceState(null, '', window.location.href);
  // jsdom lacks structuredClone.
  globalThis.structuredClone = (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
});

const aRound = () =>
  anApi({
    preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'games' },
    groups: [aGroup('g1', 'Saturday')],
    games: [{ ...aGame('s1', 'g1', 'Round'), pointsGameId: 's1.p2' }],
    pointsGames: [aStrokesGame('s1.p2', 'g1', 's1'), aBbbGame('s1.b1', 'g1', 's1')],
  }).on('GET /api/games/s1/conflicts', { body: [] });

async function openPoints(userId: string) {
  const shown = showApp({ user: { ...USER, id: userId } });
  await shown.actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  return shown;
}

async function scoreHole({ actor }: ReturnType<typeof showApp>) {
  for (const name of ['Ann Lee', 'Bo Ray']) await actor.type(await screen.findByRole('textbox', { name: `${name} strokes` }), '4');
  await actor.click(screen.getByRole('button', { name: 'Save Scores' }));
}

const toasts = () => screen.queryAllByText(/^Score Saved/).length;

test('when scores follow one that waits, then only the count says so', async () => {
  aRound();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shown = await openPoints('u1');
  await scoreHole(shown);
  expect(await screen.findByText('Score Saved Offline')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /dismiss|close/i }));
  await waitFor(() => expect(toasts()).toBe(0));
  await shown.actor.click(screen.getByRole('button', { name: 'Next Hole' }));
  await scoreHole(shown);
  expect(await screen.findByText('2 holes wait')).toBeInTheDocument();
  expect(toasts()).toBe(0);
  jest.restoreAllMocks();
});

test('when the next hole is opened, then the message of the kept score goes', async () => {
  aRound();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shown = await openPoints('u3');
  await scoreHole(shown);
  expect(await screen.findByText('Score Saved Offline')).toBeInTheDocument();
  await shown.actor.click(screen.getByRole('button', { name: 'Next Hole' }));
  await waitFor(() => expect(toasts()).toBe(0));
  jest.restoreAllMocks();
});

test('when what waits is opened, then the message does not lie over it', async () => {
  aRound();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shown = await openPoints('u5');
  await scoreHole(shown);
  expect(await screen.findByText('Score Saved Offline')).toBeInTheDocument();
  await shown.actor.click(screen.getByRole('button', { name: 'Hole 1 waits' }));
  await waitFor(() => expect(toasts()).toBe(0));
  jest.restoreAllMocks();
});

test('when a card waits, then it waits under the name of its game', async () => {
  aRound();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { actor } = await openPoints('u6');
  await actor.click(screen.getByRole('radio', { name: 'Cards' }));
  await actor.click(await screen.findByRole('button', { name: /^Snake / }));
  await actor.click(within(screen.getByRole('dialog', { name: 'Assign Card to player' })).getByRole('button', { name: 'Bo Ray' }));
  await actor.click(await screen.findByRole('button', { name: '1 card waits' }));
  expect(within(await screen.findByRole('list', { name: 'Kept on this phone' })).getByText('Card Game')).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('when the screen was left before a save failed, then no message follows', async () => {
  let fail = (): void => undefined;
  aRound().on(HOLE_1, () => new Promise((resolve) => (fail = () => resolve(AWAY))));
  const shown = await openPoints('u4');
  await scoreHole(shown);
  await shown.actor.click(screen.getByRole('button', { name: 'Rules' }));
  act(() => fail());
  expect(await screen.findByText('Hole 1 waits')).toBeInTheDocument();
  expect(toasts()).toBe(0);
});

test('when the server does not answer, then the score keeps its time', async () => {
  let fail = (): void => undefined;
  const api = aRound();
  api
    .on(HOLE_1, () => new Promise((resolve) => (fail = () => resolve(AWAY))))
    // Offline until Sync Now is shown: on a slow machine an automatic retry would send everything before that.
    .on('POST /api/offline-sync/hole-cells', AWAY);
  const shown = await openPoints('u2');
  const before = Date.now();
  await scoreHole(shown);
  await waitFor(() => expect(api.asked(HOLE_1)).toHaveLength(1));
  const entered = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(entered + 30_000);
  act(() => fail());
  expect(await screen.findByText('Score Saved on This Phone')).toBeInTheDocument();
  expect(screen.getByText('The server is not answering. Your score is sent as soon as it does.')).toBeInTheDocument();
  jest.restoreAllMocks();
  await shown.actor.click(await screen.findByRole('button', { name: 'Hole 1 waits' }));
  const syncNow = await screen.findByRole('button', { name: 'Sync Now' });
  const tried = api.bodies('POST /api/offline-sync/hole-cells').length;
  api.on('POST /api/offline-sync/hole-cells', { body: { status: 'applied', conflicts: [] } });
  await shown.actor.click(syncNow);
  await waitFor(() => expect(api.bodies('POST /api/offline-sync/hole-cells').length).toBeGreaterThanOrEqual(tried + 2));
  for (const body of api.bodies('POST /api/offline-sync/hole-cells')) {
    expect((body as { timestamp: number }).timestamp).toBeGreaterThanOrEqual(before);
    expect((body as { timestamp: number }).timestamp).toBeLessThanOrEqual(entered);
  }
});
