/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { resetBrowser } from '../support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, aSummary, entriesOf, NO_PREFERENCES } from '../support/golf-data';
import { anApi, showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));

const GROUP = aGroup('g1', 'Saturday');
const GAME = aGame('s1', 'g1', 'Pebble Beach');
const ON_GAMES = { ...NO_PREFERENCES, currentTab: 'games' };
const CREATE = 'POST /api/points-games';

beforeEach(resetBrowser);

const view = (name: string) => screen.findByRole('radio', { name });

test('when no group is selected, then a button leads to Groups', async () => {
  anApi({ preferences: ON_GAMES, groups: [GROUP] });
  const { actor } = showApp();
  expect(await screen.findByRole('heading', { name: 'Animal' })).toBeInTheDocument();
  expect(screen.getByText('Select a group from the Groups tab to start playing.')).toBeInTheDocument();
  await actor.click(await view('2/9/16'));
  expect(await screen.findByText('Select a group to start playing the points game.')).toBeInTheDocument();
  await actor.click(await view('BBB'));
  expect(await screen.findByText('Select a group from the Groups tab to start playing.')).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Go to Groups' }));
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeInTheDocument();
});

test('when there is no group at all, then Games offers to create one', async () => {
  anApi({ preferences: ON_GAMES });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('button', { name: 'Create Group' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Group' })).toBeInTheDocument();
});

test('when no game is selected, then the three most recent are offered', async () => {
  const api = anApi({ preferences: { ...ON_GAMES, selectedGroupId: 'g1' }, groups: [GROUP], games: [GAME] });
  const games = [4, 3, 2, 1].map((day) => aSummary(`s${day}`, 'g1', `Round ${day}`, `2026-05-0${day}T12:00:00.000Z`));
  api.on('GET /api/groups/g1/games', { body: games }).on('GET /api/game-state/s3', { body: { ...GAME, id: 's3', name: 'Round 3' } });
  const { actor } = showApp();
  const list = await screen.findByRole('list', { name: 'Choose a game or create one' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((play) => play.getAttribute('aria-label')),
  ).toEqual(['Play Round 4', 'Play Round 3', 'Play Round 2']);
  await actor.click(within(list).getByRole('button', { name: 'Play Round 3' }));
  expect(await screen.findByRole('heading', { name: 'Select Card to Assign' })).toBeInTheDocument();
});

describe('a session without its 2/9/16 game', () => {
  const preferences = { ...ON_GAMES, selectedGroupId: 'g1', selectedGameId: 's1' };
  const POINTS = aStrokesGame('s1.points1', 'g1', 's1');
  const BBB = aBbbGame('s1.bbb1', 'g1', 's1');

  async function open() {
    const api = anApi({ preferences, groups: [GROUP], games: [GAME], pointsGames: [BBB] });
    const shown = showApp();
    await shown.actor.click(await view('2/9/16'));
    return { api, create: await screen.findByRole('button', { name: 'Create 2/9/16 Game' }), ...shown };
  }

  test('when Create 2/9/16 Game is pressed, then it opens for its scores', async () => {
    const { api, create, actor } = await open();
    api.on(CREATE, { status: 201, body: POINTS });
    await actor.click(create);
    expect(await screen.findByRole('button', { name: 'Save Scores' })).toBeInTheDocument();
    expect(api.bodies(CREATE)).toEqual([{ groupId: 'g1', gameStateId: 's1', name: 'Pebble Beach' }]);
  });

  test('when the 2/9/16 game does not exist, then the offer explains its points', async () => {
    await open();
    expect(screen.getByText('Net strokes earn points on every hole. With your 2 players the places earn 2 and 0.')).toBeInTheDocument();
  });

  test('when somebody else created the 2/9/16 game meanwhile, then theirs opens', async () => {
    const { api, create, actor } = await open();
    api.on(CREATE, { status: 409, body: { message: 'This game session already has its 2/9/16 game' } });
    api.on('GET /api/game-state/s1/holes', { body: entriesOf('s1', 'g1', [POINTS, BBB]) });
    await actor.click(create);
    expect(await screen.findByRole('button', { name: 'Save Scores' })).toBeInTheDocument();
  });

  test('when the 2/9/16 game cannot be created, then the reason is shown', async () => {
    const { api, create, actor } = await open();
    api.on(CREATE, { status: 503, body: { message: 'The games are away' } });
    await actor.click(create);
    expect(await screen.findByText('Could not create points game. The games are away. Try again.')).toBeInTheDocument();
  });
});

describe('a round that is still being read', () => {
  const SKINS = { id: 's1.s1', kind: 'skins', name: 'Skins', createdAt: GAME.createdAt, version: 1, players: ['p1', 'p2'], options: { value: 2 }, on: true };

  async function open() {
    const api = anApi({ preferences: { ...ON_GAMES, selectedGroupId: 'g1', selectedGameId: 's1' }, groups: [GROUP], games: [GAME] });
    let resolve: (reply: { body: unknown }) => void = () => undefined;
    const holes = new Promise<{ body: unknown }>((answered) => (resolve = answered));
    api.on('GET /api/game-state/s1/holes', () => holes);
    showApp();
    await waitFor(() => expect(api.asked('GET /api/game-state/s1/holes')).toHaveLength(1));
    await screen.findByRole('heading', { name: 'Games' });
    return { answer: (sideGames: unknown[]) => resolve({ body: { ...entriesOf('s1', 'g1', [aStrokesGame('s1.points1', 'g1', 's1')]), sideGames } }) };
  }

  test('when it turns out to have side games, then no other title stood before', async () => {
    const { answer } = await open();
    expect(screen.queryByRole('heading', { name: 'Animal' })).not.toBeInTheDocument();
    answer([SKINS]);
    expect(await screen.findByRole('heading', { name: 'All Games' })).toBeInTheDocument();
  });

  test('when it has none, then its cards take the place of the skeleton', async () => {
    const { answer } = await open();
    const before = screen.getByRole('heading', { name: 'Games' });
    answer([]);
    expect(await screen.findByRole('heading', { name: 'Animal' })).not.toBe(before);
  });
});

test('when a game cannot be read, then Try again reads it again', async () => {
  const api = anApi({ preferences: { ...ON_GAMES, selectedGroupId: 'g1', selectedGameId: 's1' }, groups: [GROUP], games: [GAME] });
  api.on('GET /api/game-state/s1', { status: 503, body: { message: 'The games are away' } });
  const { actor } = showApp();
  expect(await screen.findByText('The round could not be loaded')).toBeInTheDocument();
  api.on('GET /api/game-state/s1', { body: GAME });
  await actor.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Select Card to Assign' })).toBeInTheDocument());
});
