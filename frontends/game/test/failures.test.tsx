/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { holdMessages } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

type Actor = ReturnType<typeof userEvent.setup>;

const CLUB = { id: 'club', name: 'Lost a club', emoji: '🏌️', value: 15 };
const GROUP = aGroup('g1', 'Saturday', { customCards: [CLUB] });
const GAME = { ...aGame('s1', 'g1', 'Pebble Beach'), deck: [{ id: 'fish', type: 'fish' as const, name: 'Fish', emoji: '🐟', value: 2 }] };
const BBB = aBbbGame('s1.bbb1', 'g1', 's1');
const POINTS = aStrokesGame('s1.points1', 'g1', 's1');

const gameOf = (currentTab: 'games' | 'groups') => ({
  preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1', selectedGameId: 's1', currentTab },
  groups: [GROUP],
  games: [GAME],
});
/** A response from our own server, and no 5xx: after any other failure scores are queued on the phone, without an error message. */
const refusal = { status: 400, body: { message: 'The server is busy', code: 'INVALID_INPUT' } };

beforeEach(async () => {
  await resetBrowser();
  Element.prototype.scrollIntoView = jest.fn();
});

const press = async (actor: Actor, name: string | RegExp) => actor.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function createCustomCard(actor: Actor) {
  await press(actor, 'Edit cards');
  await press(actor, 'Create Custom Card');
  const dialog = await inDialog('Create Custom Card');
  await actor.type(dialog.getByLabelText('Name'), 'Late');
  await actor.type(dialog.getByLabelText('Emoji'), '⏰');
  await actor.click(dialog.getByRole('button', { name: 'Create Card' }));
}

async function deleteCustomCard(actor: Actor) {
  await press(actor, 'Edit cards');
  await deleteOpenCard(actor);
}

async function deleteOpenCard(actor: Actor) {
  await press(actor, 'Delete Lost a club');
  await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Card' }));
}

async function createGame(actor: Actor) {
  await press(actor, 'Create New Game');
  await actor.click((await inDialog('Create New Game')).getByRole('button', { name: 'Create Game' }));
}

async function createGroupAndGame(actor: Actor) {
  await press(actor, 'Create Group');
  const dialog = await inDialog('Create New Group');
  await actor.type(dialog.getByLabelText('Group name'), 'Monday');
  await actor.type(dialog.getByLabelText('Player 1'), 'Ann');
  await actor.type(dialog.getByLabelText('Player 2'), 'Bo');
  await actor.click(dialog.getByRole('button', { name: 'More' }));
  await actor.type(dialog.getByLabelText('Game name (optional)'), 'Opener');
  await actor.click(dialog.getByRole('button', { name: 'Create Group' }));
}

async function deleteGame(actor: Actor) {
  await press(actor, 'More about Pebble Beach');
  await actor.click(await screen.findByRole('menuitem', { name: 'Delete Game' }));
  await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Game' }));
}

async function createTwoNineSixteen(actor: Actor) {
  await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  await press(actor, 'Create 2/9/16 Game');
}

async function saveScores(actor: Actor) {
  await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  for (const { name } of GROUP.players) await press(actor, `One more: ${name} strokes`);
  await press(actor, 'Save Scores');
}

test.each([
  ['Could not create custom card', 'games', 'POST /api/groups/g1/custom-cards', createCustomCard, [BBB]],
  ['Could not delete custom card', 'games', 'DELETE /api/groups/g1/custom-cards/club', deleteCustomCard, [BBB]],
  ['Could not create game', 'groups', 'POST /api/game-state', createGame, [BBB]],
  ['Could not create group and game', 'groups', 'POST /api/groups', createGroupAndGame, [BBB]],
  ['Could not delete game', 'groups', 'DELETE /api/games/s1', deleteGame, [BBB]],
  ['Could not create points game', 'games', 'POST /api/points-games', createTwoNineSixteen, [BBB]],
  ['Could not update hole scores', 'games', 'PUT /api/game-state/s1/holes/1', saveScores, [POINTS, BBB]],
] as const)('when the server refuses, then a toast says what failed and why: %s', async (what, currentTab, call, attempt, pointsGames) => {
  const api = anApi({ ...gameOf(currentTab), pointsGames: [...pointsGames] }).on(call, refusal);
  const { actor } = showApp();
  await attempt(actor);

  const toast = (await screen.findByText(new RegExp(`^${what}`))).closest('li') as HTMLElement;
  expect(toast.closest('[role=region]')).toHaveAttribute('aria-label', 'Messages (F8)');
  expect(toast).toHaveTextContent(/^Error/);
  expect(toast).toHaveTextContent('The server is busy. Try again.');
  expect(api.asked(call)).toHaveLength(1);
});

const SPECTATOR_LINK = { path: '/watch/token', expiresAt: '2026-05-03T12:00:00.000Z' };

async function shareLeaderboard(actor: Actor) {
  await press(actor, 'More about Pebble Beach');
  await actor.click(await screen.findByRole('menuitem', { name: 'Share Leaderboard' }));
  await press(actor, 'Make Link');
}

async function sameAgain(actor: Actor) {
  await press(actor, 'Same Again');
}

const pressing = (name: string) => (actor: Actor) => press(actor, name);

async function drawCard(actor: Actor) {
  await press(actor, 'More about the cards');
  await actor.click(await screen.findByRole('menuitem', { name: 'Draw Card' }));
}

test.each([
  ['Failed to draw card', 'games', 'POST /api/game-state/s1/draw-card', { body: GAME }, drawCard, drawCard],
  ['Could not delete custom card', 'games', 'DELETE /api/groups/g1/custom-cards/club', { body: aGroup('g1', 'Saturday') }, deleteCustomCard, deleteOpenCard],
  ['Could not create points game', 'games', 'POST /api/points-games', { body: POINTS }, createTwoNineSixteen, pressing('Create 2/9/16 Game')],
  ['Could not share the leaderboard', 'groups', 'POST /api/game-state/s1/spectator-link', { status: 201, body: SPECTATOR_LINK }, shareLeaderboard, pressing('Make Link')],
  ['Could not create game', 'groups', 'POST /api/game-state', { status: 201, body: GAME }, sameAgain, sameAgain],
  ['Could not delete game', 'groups', 'DELETE /api/games/s1', { status: 204 }, deleteGame, deleteGame],
] as const)('when what failed works the next time, then the message goes: %s', async (what, currentTab, call, works, attempt, again) => {
  const api = anApi({ ...gameOf(currentTab), pointsGames: [BBB] })
    .on('GET /api/game-state/s1/spectator-link', { body: { link: null } })
    .on('POST /api/game-state', { body: GAME })
    .on(call, refusal);
  const { actor } = showApp();
  await attempt(actor);
  expect(await screen.findByText(new RegExp(`^${what}`))).toBeInTheDocument();
  await holdMessages();

  api.on(call, works);
  await again(actor);
  await waitFor(() => expect(screen.queryByText(new RegExp(`^${what}`))).not.toBeInTheDocument());
  expect(api.asked(call)).toHaveLength(2);
});

test('when a group is refused after its dialog was closed, then a message appears', async () => {
  let refuse: (reply: typeof refusal) => void = () => undefined;
  anApi(gameOf('groups')).on('POST /api/groups', () => new Promise((resolve) => (refuse = resolve)));
  const { actor } = showApp();
  await createGroupAndGame(actor);
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  refuse(refusal);
  expect(await screen.findByText(/^Could not create group and game/)).toBeInTheDocument();
});
