/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { gameStateQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { startActor } from '@fairshare/testing/browser';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardsOnTable, withAssignment } from '../../src/shared/card-table';
import CardsView from '../../src/features/games/cards/cards-view';
import { FakeApi, type Reply } from '../support/fake-api';
import { aGame, aGroup } from '../support/golf-data';
import { laterReply, showScreen } from '../support/show-screen';

const CLUB = { id: 'club', name: 'Lost a club', emoji: '🏌️', value: 15 };
const ASSIGN = 'POST /api/game-state/s1/assign-card';
const VALUES = 'PUT /api/game-states/s1/card-values';
const CARDS = 'POST /api/groups/g1/custom-cards';
const DELETE_CLUB = 'DELETE /api/groups/g1/custom-cards/club';

let api: FakeApi;
let group: Group;
let game = aGame('s1', 'g1', 'Saturday');

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  group = aGroup('g1', 'Saturday', { customCards: [CLUB] });
  game = { ...aGame('s1', 'g1', 'Saturday'), playerCards: { p1: [], p2: [] }, deck: [{ id: 'fish', type: 'fish', name: 'Fish', emoji: '🐟', value: 2 }] };
  api = new FakeApi()
    .on('GET /api/game-state/s1', () => ({ body: game }))
    .on(ASSIGN, (body) => {
      const { cardType, playerId } = body as { cardType: string; playerId: string | null };
      const card = cardsOnTable(game, group.customCards).find(({ key }) => key === cardType);
      if (card) game = { ...withAssignment(game, card, playerId, group.players), version: game.version + 1 };
      return { body: game };
    })
    .on(VALUES, (body) => {
      game = { ...game, ...(body as Pick<typeof game, 'cardValues'>), version: game.version + 1 };
      return { body: game };
    })
    .install();
});
afterEach(() => jest.useRealTimers());

async function show() {
  function Screen() {
    const { data } = useQuery(gameStateQuery('s1'));
    return data ? <CardsView group={group} game={data} /> : null;
  }
  const shown = showScreen(<Screen />);
  await screen.findByRole('heading', { name: 'Select Card to Assign' });
  await screen.findByRole('heading', { name: 'Card Values' });
  return { ...shown, actor: startActor() };
}

type Actor = Awaited<ReturnType<typeof show>>['actor'];

const tile = (name: RegExp) => screen.findByRole('button', { name });

test('when a tile is tapped, then a second tap gives the card', async () => {
  const { actor } = await show();
  await actor.click(await tile(/^Camel .* \$2 Available$/));
  const dialog = screen.getByRole('dialog', { name: 'Assign Card to player' });
  await actor.click(within(dialog).getByRole('button', { name: 'Ann Lee' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await tile(/^Camel .* \$2 Ann Lee$/)).toBeInTheDocument();
  expect(api.bodies(ASSIGN)).toEqual([{ groupId: 'g1', cardType: 'camel', playerId: 'p1' }]);
  expect(within(screen.getByRole('list', { name: 'Card Game Payouts' })).getByText('pays $2.00')).toBeInTheDocument();

  await actor.click(await tile(/^Camel .* \$2 Ann Lee$/));
  await actor.click(screen.getByRole('button', { name: 'Bo Ray' }));
  const route = screen.getByRole('list', { name: 'Holders of Camel' });
  await waitFor(() =>
    expect(
      within(route)
        .getAllByRole('listitem')
        .map((leg) => leg.textContent),
    ).toEqual(['Ann Lee', 'Bo Ray']),
  );

  await actor.click(await tile(/^Camel .* \$2 Bo Ray$/));
  await actor.click(screen.getByRole('button', { name: /^Available/ }));
  expect(await tile(/^Camel .* \$2 Available$/)).toBeInTheDocument();
  expect(api.bodies(ASSIGN).at(-1)).toMatchObject({ playerId: null });
});

test('when the cards are shown, then each tile has a field for its value', async () => {
  await show();
  const tiles = screen.getAllByRole('button', { name: / \$\d+ / });
  const meanings = {
    Camel: 'Sand trap',
    Fish: 'Water',
    Roadrunner: 'Cart path',
    Ghost: 'Out of bounds or lost ball',
    Skunk: 'Double bogey or worse',
    Snake: 'Three or more putts',
    Yeti: 'Hit a tree',
  };
  const names = [...Object.entries(meanings).map(([name, meaning]) => `${name} ${meaning} $2 Available`), 'Lost a club $15 Available'];
  expect(tiles).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(tiles[index]).toHaveAccessibleName(name);
  expect(screen.getAllByRole('textbox', { name: / \(\$\)$/ })).toHaveLength(8);
});

test('when a card is a built-in one, then it shows our own drawing', async () => {
  await show();
  const tiles = screen.getAllByRole('button', { name: / \$\d+ / });
  await waitFor(() =>
    expect(tiles.map((shown) => shown.querySelector('svg[data-animal]')?.getAttribute('data-animal'))).toEqual([
      ...['camel', 'fish', 'roadrunner', 'ghost', 'skunk', 'snake', 'yeti'],
      undefined,
    ]),
  );
});

test('when a card is given, then it moves at once, and back when refused', async () => {
  const answer = laterReply<Reply>();
  api.on(ASSIGN, () => answer.promise);
  const { actor } = await show();
  await actor.click(await tile(/^Snake/));
  await actor.click(screen.getByRole('button', { name: 'Ann Lee' }));
  expect(await tile(/^Snake .* \$2 Ann Lee$/)).toBeInTheDocument();
  await act(async () => answer.give({ status: 503, body: { message: 'The games are away' } }));
  expect(await tile(/^Snake .* \$2 Available$/)).toBeInTheDocument();
  expect(screen.getByText('Failed to assign card')).toBeInTheDocument();
  expect(screen.getByText('The games are away.')).toBeInTheDocument();
});

test('when a card is drawn, then it is ready to be assigned', async () => {
  const drawn = { id: 'fish', type: 'fish' as const, name: 'Fish', emoji: '🐟', value: 2 };
  api.on('POST /api/game-state/s1/draw-card', () => ({ body: (game = { ...game, version: game.version + 1, currentCard: drawn }) }));
  const { actor } = await show();
  await actor.click(screen.getByRole('button', { name: 'Draw Card' }));
  await actor.click(await screen.findByRole('button', { name: 'Assign Fish' }));
  expect(screen.getByRole('dialog', { name: 'Assign Card to player' })).toHaveTextContent('Fish · $2 · Water');
  await actor.keyboard('{Escape}');

  api.on('POST /api/game-state/s1/draw-card', { status: 400, body: { message: 'No cards left in deck' } });
  await actor.click(screen.getByRole('button', { name: 'Draw Card' }));
  expect(await screen.findByText('Failed to draw card')).toBeInTheDocument();
});

test('when the server gives no card payouts, then the phone works them out', async () => {
  api.on('GET /api/game-state/s1/payouts', { status: 503, body: { message: 'The settlement is away' } });
  const { actor } = await show();
  await actor.click(await tile(/^Camel/));
  await actor.click(screen.getByRole('button', { name: 'Ann Lee' }));
  expect(await screen.findByText('Failed to fetch payouts: 503')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Card Game Payouts' })).getByText('pays $2.00')).toBeInTheDocument();
});

describe('a custom card', () => {
  test('when a custom card is created, then name, emoji and value are needed', async () => {
    api.on(CARDS, (body) => ({ status: 201, body: { ...group, customCards: [CLUB, body] } }));
    const { actor } = await show();
    await actor.click(screen.getByRole('button', { name: 'Create Custom Card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create Custom Card' });
    const create = within(dialog).getByRole('button', { name: 'Create Card' });
    expect(within(dialog).getByLabelText('Value ($)')).toHaveValue('15');
    await actor.clear(within(dialog).getByLabelText('Value ($)'));
    await actor.click(create);
    for (const words of ['Name is required', 'Emoji is required', 'Value is required']) expect(within(dialog).getByText(words)).toBeInTheDocument();
    expect(api.asked(CARDS)).toHaveLength(0);

    await actor.type(within(dialog).getByLabelText('Name'), 'Late');
    fireEvent.change(within(dialog).getByLabelText('Emoji'), { target: { value: '🏌🏽‍♀️⏰🐢' } });
    expect(within(dialog).getByLabelText('Emoji')).toHaveValue('🏌🏽‍♀️⏰');
    await actor.type(within(dialog).getByLabelText('Value ($)'), '2x0');
    await actor.click(create);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.bodies(CARDS)).toEqual([{ name: 'Late', emoji: '🏌🏽‍♀️⏰', value: 20 }]);
  });

  test('when an emoji is wanted, then one tap picks from a row', async () => {
    const { actor } = await show();
    await actor.click(screen.getByRole('button', { name: 'Create Custom Card' }));
    const field = await screen.findByLabelText('Emoji');
    expect(field).not.toHaveAttribute('placeholder');
    expect(screen.getAllByRole('button', { name: /^Pick the / })).toHaveLength(7);
    await actor.click(screen.getByRole('button', { name: 'Pick the turtle' }));
    expect(field).toHaveValue('🐢');
    expect(screen.getByRole('button', { name: 'Pick the turtle' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('when a custom card cannot be created, then what was typed stays', async () => {
    api.on(CARDS, { status: 409, body: { message: 'There are 20 cards already' } });
    const { actor } = await show();
    await actor.click(screen.getByRole('button', { name: 'Create Custom Card' }));
    await actor.type(await screen.findByLabelText('Name'), 'Late');
    await actor.type(screen.getByLabelText('Emoji'), '⏰');
    await actor.click(screen.getByRole('button', { name: 'Create Card' }));
    expect(await screen.findByText('Could not create custom card. There are 20 cards already. Try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Late');
  });

  test('when deleting a custom card is confirmed, then the dialog closes', async () => {
    api.on(DELETE_CLUB, { body: { ...group, customCards: [] } });
    await deleteClub((await show()).actor);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.asked(DELETE_CLUB)).toHaveLength(1);
  });

  test('when a custom card cannot be deleted, then the card stays', async () => {
    api.on(DELETE_CLUB, { status: 503, body: { message: 'The groups are away' } });
    await deleteClub((await show()).actor);
    expect(await screen.findByText('Could not delete custom card. The groups are away. Try again.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Card' })).toBeInTheDocument();
  });

  async function deleteClub(actor: Actor) {
    await actor.click(await tile(/^Lost a club/));
    await actor.click(screen.getByRole('button', { name: 'Delete Card' }));
    await actor.click(within(screen.getByRole('alertdialog', { name: 'Delete Lost a club?' })).getByRole('button', { name: 'Delete Card' }));
  }
});

describe('card values', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
  const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  const section = () => screen.getByRole('heading', { name: 'Card Values' }).closest('section') as HTMLElement;

  async function showWithClock() {
    const shown = await show();
    jest.useFakeTimers();
    return shown;
  }

  test('when values are typed, then they are saved together after a pause', async () => {
    await showWithClock();
    type('Camel ($)', '5');
    await pass(399);
    type('Camel ($)', '50');
    type('Lost a club ($)', '');
    await pass(399);
    expect(api.asked(VALUES)).toHaveLength(0);
    await pass(1);
    expect(api.bodies(VALUES)).toEqual([{ cardValues: { camel: 50, club: 0 }, base: {} }]);
    expect(within(section()).getByText('Saved')).toBeInTheDocument();
    await pass(1_199);
    expect(within(section()).getByText('Saved')).toBeInTheDocument();
    await pass(1);
    expect(within(section()).queryByText('Saved')).not.toBeInTheDocument();
  });

  test('when a value is typed during a save, then it is saved after it', async () => {
    const first = laterReply<Reply>();
    api.on(VALUES, () => first.promise);
    await showWithClock();
    type('Camel ($)', '5');
    await pass(400);
    expect(within(section()).getByText('Saving...')).toBeInTheDocument();
    type('Camel ($)', '6');
    await pass(400);
    expect(api.asked(VALUES)).toHaveLength(1);
    api.on(VALUES, { body: { ...game, version: 9, cardValues: { camel: 6 } } });
    await act(async () => first.give({ body: { ...game, version: 8, cardValues: { camel: 5 } } }));
    expect(api.bodies(VALUES).at(-1)).toEqual({ cardValues: { camel: 6 }, base: { camel: 5 } });
    expect(field('Camel ($)')).toHaveValue('6');
  });

  test('when values cannot be saved, then Try again saves them', async () => {
    api.on(VALUES, { status: 503, body: { message: 'away' } });
    await showWithClock();
    type('Yeti ($)', '7');
    await pass(400);
    expect(within(section()).getByText('Not saved')).toBeInTheDocument();
    await pass(10_000);
    expect(within(section()).getByText('Not saved')).toBeInTheDocument();
    expect(field('Yeti ($)')).toHaveValue('7');

    api.on(VALUES, { body: { ...game, version: 8, cardValues: { yeti: 7 } } });
    await act(async () => fireEvent.click(within(section()).getByRole('button', { name: 'Try again' })));
    expect(api.bodies(VALUES).at(-1)).toEqual({ cardValues: { yeti: 7 }, base: {} });
    expect(within(section()).getByText('Saved')).toBeInTheDocument();
  });

  test('when the screen is left before the pause, then values are saved at once', async () => {
    const { unmount } = await showWithClock();
    type('Ghost ($)', '9');
    unmount();
    await pass(0);
    expect(api.bodies(VALUES)).toEqual([{ cardValues: { ghost: 9 }, base: {} }]);
  });

  test('when a card value is typed, then it takes digits up to 10000', async () => {
    group = { ...group, customCards: [1, 2, 3, 4].map((number) => ({ ...CLUB, id: `c${number}`, name: `Card ${number}` })) };
    await showWithClock();
    type('Camel ($)', '1a2');
    expect(field('Camel ($)')).toHaveValue('2');
    expect(field('Camel ($)')).toHaveAccessibleDescription(/Whole numbers only/);
    type('Camel ($)', '12');
    expect(field('Camel ($)')).toHaveValue('12');
    type('Camel ($)', '20000');
    expect(field('Camel ($)')).toHaveValue('10000');
    expect(screen.getByRole('textbox', { name: 'Card 3 ($)' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Card 4 ($)' })).not.toBeInTheDocument();
  });
});
