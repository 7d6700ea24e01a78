/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import type { RoundEntries } from '@fairshare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { resetBrowser } from './support/browser';
import { aGame, aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

const HOLES = 'GET /api/game-state/s1/holes';
const SAVE = 'PUT /api/game-state/s1/holes/1';

const entered: RoundEntries = {
  id: 's1',
  groupId: 'g1',
  version: 1,
  holes: {},
  cellVersions: {},
  games: [{ id: 's1.d1', version: 1, kind: 'drive', name: 'Saturday', createdAt: '2026-05-02T12:00:00.000Z', settings: { pointValue: 1, fbtValue: 0 } }],
};

beforeEach(async () => {
  await resetBrowser();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

async function open() {
  const preferences = { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: 's1' };
  const api = anApi({ preferences, groups: [aGroup('g1', 'Saturday')], games: [aGame('s1', 'g1', 'Links')] }).on(HOLES, { body: entered });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('radio', { name: 'Longest drive' }));
  const question = await screen.findByRole('group', { name: /^Longest drive/ });
  const answer = async (name: string) => {
    await actor.click(within(question).getByRole('radio', { name }));
    await actor.click(screen.getByRole('button', { name: 'Save Scores' }));
  };
  return { api, actor, answer };
}

test('when a drive is answered, then it is saved and its point shows', async () => {
  const { api, answer } = await open();
  api.on(SAVE, { body: { version: 2, cells: { 'drive.longest': 'p1' }, cellVersions: { 'drive.longest': 1 } } });
  await answer('Ann Lee');
  expect(await screen.findByRole('button', { name: 'Hole 1, done' })).toBeInTheDocument();
  await waitFor(() => expect(api.bodies(SAVE)).toEqual([{ cells: { 'drive.longest': 'p1' }, baseVersion: { 'drive.longest': 0 } }]));
  expect(within(screen.getByRole('list', { name: 'Longest drive Scores' })).getByText('1 point')).toBeInTheDocument();
});

test('when nothing is answered, then Save says what is missing', async () => {
  const { api, actor } = await open();
  await actor.click(screen.getByRole('button', { name: 'Save Scores' }));
  expect(await screen.findByText('Longest drive: pick a player, or None.')).toBeInTheDocument();
  expect(api.asked(SAVE)).toHaveLength(0);
});

test('when there is no signal, then the answer waits on the phone', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { api, answer } = await open();
  await answer('Bo Ray');
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Hole / }).closest('form')).toHaveTextContent(/1 (score )?waiting/));
  expect(api.asked(SAVE)).toHaveLength(0);
});
