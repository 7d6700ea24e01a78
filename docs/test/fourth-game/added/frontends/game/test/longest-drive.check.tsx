/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { aBbbGame, aGame, aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
});

test('when the longest drive is picked, then the player who drove farthest is stored', async () => {
  const game = aGame('s1', 'g1', 'Pebble Beach');
  const api = anApi({
    preferences: { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: 's1' },
    groups: [aGroup('g1', 'Saturday')],
    games: [game],
    pointsGames: [aBbbGame('s1.b1', 'g1', 's1')],
  });
  const kept = { ...game, version: 2, drive: { holes: { 1: { longest: 'p2' } }, settings: { pointValue: 1, fbtValue: 10 } } };
  api.on('PUT /api/game-state/s1/drive/1', { body: kept });
  const { actor } = showApp();

  await actor.click(await screen.findByRole('radio', { name: 'Drive' }));
  expect(await screen.findByRole('heading', { name: 'Longest drive' })).toBeInTheDocument();
  await actor.click(await screen.findByRole('radio', { name: 'Bo Ray' }));
  expect(await screen.findByRole('radio', { name: 'Bo Ray', checked: true })).toBeInTheDocument();
  expect(api.bodies('PUT /api/game-state/s1/drive/1')).toEqual([{ longest: 'p2' }]);
});
