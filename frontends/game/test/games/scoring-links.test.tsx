/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { GroupLink, ScoringLink } from '@fairshare/contracts';
import { screen, within } from '@testing-library/react';
import { dialog, press } from '../support/app-frame';
import { resetBrowser } from '../support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES } from '../support/golf-data';
import { anApi, showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));

const link = (differs: Partial<ScoringLink> = {}): ScoringLink => ({
  playerId: 'p2',
  token: 's1.secret',
  path: '/score/s1.secret',
  madeBy: 'u1',
  madeAt: '2026-05-02T12:00:00.000Z',
  openedAt: null,
  openedIn: null,
  expiresAt: '2026-05-03T12:00:00.000Z',
  ...differs,
});

beforeEach(resetBrowser);

const preferences = { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: 's1' } as const;

test('when a link is sent to the group, then whoever opens it picks', async () => {
  const groupLink: GroupLink = { token: 's1.group', path: '/score/s1.group', madeBy: 'u1', madeAt: '2026-05-02T12:00:00.000Z', expiresAt: '2026-05-03T12:00:00.000Z' };
  let now: GroupLink | null = null;
  const api = anApi({
    preferences,
    groups: [aGroup('g1', 'Saturday')],
    games: [aGame('s1', 'g1', 'Pebble Beach')],
    pointsGames: [aStrokesGame('s1.points1', 'g1', 's1'), aBbbGame('s1.b1', 'g1', 's1')],
  })
    .on('GET /api/game-state/s1/scoring-links', () => ({ body: { links: [], groupLink: now } }))
    .on('POST /api/game-state/s1/group-link', () => ({ status: 201, body: (now = groupLink) }))
    .on('DELETE /api/game-state/s1/group-link', () => {
      now = null;
      return { status: 204 };
    });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  await press(actor, 'Let others score');
  await press(actor, 'Send a link to the group');
  expect(await dialog('Link for the group')).toHaveTextContent('Whoever opens it picks their name');
  expect(await screen.findByRole('img', { name: 'Scan to pick your name' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await press(actor, 'End Link');
  expect(await screen.findByRole('button', { name: 'Make link for Bo Ray' })).toBeVisible();
  expect(api.asked('DELETE /api/game-state/s1/group-link')).toHaveLength(1);
});

test('when a member makes a link, then it can be sent, released and ended', async () => {
  let links: ScoringLink[] = [];
  const opened = link({ openedAt: '2026-05-02T12:10:00.000Z', openedIn: 'Safari on iPhone' });
  const api = anApi({
    preferences: { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: 's1' },
    groups: [aGroup('g1', 'Saturday')],
    games: [aGame('s1', 'g1', 'Pebble Beach')],
    pointsGames: [aStrokesGame('s1.points1', 'g1', 's1'), aBbbGame('s1.b1', 'g1', 's1')],
  })
    .on('GET /api/game-state/s1/scoring-links', () => ({ body: { links } }))
    .on('POST /api/game-state/s1/scoring-links', () => {
      links = [opened];
      return { body: opened };
    })
    .on('POST /api/game-state/s1/scoring-links/p2/release', () => {
      links = [link()];
      return { body: link() };
    })
    .on('DELETE /api/game-state/s1/scoring-links/p2', () => {
      links = [];
      return { status: 204 };
    });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  await press(actor, 'Let others score');
  await actor.click(await screen.findByRole('button', { name: 'Make link for Bo Ray' }));
  expect(api.bodies('POST /api/game-state/s1/scoring-links')).toEqual([{ playerId: 'p2' }]);
  expect(await within(await dialog('Bo’s scoring link')).findByText(/^Open in Safari on iPhone since /)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Scan to score as Bo' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await press(actor, 'Let Another Browser In');
  expect(await screen.findByText(/Not opened yet/)).toBeVisible();
  await press(actor, 'End Link');
  expect(await screen.findByRole('button', { name: 'Make link for Bo Ray' })).toBeVisible();
});

test('when another browser asks to be let in, then one tap lets it in', async () => {
  const asks = link({ openedAt: '2026-05-02T12:10:00.000Z', openedIn: 'Chrome on Android', askedAt: '2026-05-02T12:20:00.000Z', askedIn: 'Safari on iPhone' });
  let links = [asks];
  const game = aGame('s1', 'g1', 'Pebble Beach');
  const api = anApi({ preferences, groups: [aGroup('g1', 'Saturday')], games: [game], pointsGames: [aStrokesGame('s1.points1', 'g1', 's1')] })
    .on('GET /api/game-state/s1', () => ({ body: { ...game, ...(links.includes(asks) && { asking: ['p2'] }) } }))
    .on('GET /api/game-state/s1/scoring-links', () => ({ body: { links } }))
    .on('POST /api/game-state/s1/scoring-links/p2/release', () => {
      links = [link()];
      return { body: link() };
    });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  expect(await screen.findAllByText('Another browser asks to score as Bo Ray')).not.toHaveLength(0);
  await press(actor, 'Someone asks to be let in: Bo Ray');
  expect(await within(await dialog('Let others score')).findByText('Safari on iPhone asks to be let in')).toBeVisible();
  await press(actor, 'Let In: Bo Ray');
  expect(await screen.findByText('Not opened yet')).toBeVisible();
  expect(api.asked('POST /api/game-state/s1/scoring-links/p2/release')).toHaveLength(1);
});
