/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '../support/fake-api';
import { ASSIGN, CardsScreen, CLUB } from '../support/cards-screen';
import { laterReply } from '../support/show-screen';

const CARDS = 'POST /api/groups/g1/custom-cards';
const DELETE_CLUB = 'DELETE /api/groups/g1/custom-cards/club';

let cards: CardsScreen;
beforeEach(() => {
  cards = new CardsScreen();
});

async function showCreating() {
  const shown = await cards.showEditing();
  await shown.actor.click(screen.getByRole('button', { name: 'Create Custom Card' }));
  return shown;
}

type Actor = Awaited<ReturnType<CardsScreen['show']>>['actor'];

const tile = (name: RegExp) => screen.findByRole('button', { name });

test('when a tile is tapped, then a second tap gives the card', async () => {
  const { actor } = await cards.show();
  await actor.click(await tile(/^Camel .* \$2 Available$/));
  const dialog = screen.getByRole('dialog', { name: 'Assign Card to player' });
  await actor.click(within(dialog).getByRole('button', { name: 'Ann Lee' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await tile(/^Camel .* \$2 Ann Lee$/)).toBeInTheDocument();
  expect(cards.api.bodies(ASSIGN)).toEqual([{ groupId: 'g1', cardType: 'camel', playerId: 'p1' }]);
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
  await actor.click(screen.getByRole('button', { name: 'Nobody holds it' }));
  expect(await tile(/^Camel .* \$2 Available$/)).toBeInTheDocument();
  expect(cards.api.bodies(ASSIGN).at(-1)).toMatchObject({ playerId: null });
});

test('when the cards are shown, then each tile has a field for its value', async () => {
  const { actor } = await cards.show();
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
  await actor.click(screen.getByRole('button', { name: 'Edit cards' }));
  expect(await screen.findAllByRole('textbox', { name: / \(\$\)$/ })).toHaveLength(8);
});

test('when a card is a built-in one, then it shows our own drawing', async () => {
  await cards.show();
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
  cards.api.on(ASSIGN, () => answer.promise);
  const { actor } = await cards.show();
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
  cards.api.on('POST /api/game-state/s1/draw-card', () => ({ body: (cards.game = { ...cards.game, version: cards.game.version + 1, currentCard: drawn }) }));
  const { actor } = await cards.show();
  await drawCard(actor);
  expect(await screen.findByRole('dialog', { name: 'Assign Card to player' })).toHaveTextContent('Drawn card · Fish · $2 · Water');
  await actor.keyboard('{Escape}');
  expect(await tile(/^Drawn card Fish .* \$2 Available$/)).toBeInTheDocument();

  cards.api.on('POST /api/game-state/s1/draw-card', { status: 400, body: { message: 'No cards left in deck' } });
  await drawCard(actor);
  expect(await screen.findByText('Failed to draw card')).toBeInTheDocument();
  expect(screen.getByText('No cards left in deck.')).toBeInTheDocument();
});

async function drawCard(actor: Actor) {
  await actor.click(await screen.findByRole('button', { name: 'More about the cards' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Draw Card' }));
}

describe('what giving a card did', () => {
  const give = async (actor: Actor, card: RegExp, to: string) => {
    await actor.click(await tile(card));
    await actor.click(within(screen.getByRole('dialog')).getByRole('button', { name: to }));
  };

  test('when a card is given, then one sentence says what it costs', async () => {
    const { actor } = await cards.show();
    await give(actor, /^Snake/, 'Ann Lee');
    expect(await screen.findByText('Snake to Ann: Ann pays $2 more')).toBeInTheDocument();
  });

  test('when nobody holds it any more, then the sentence says so', async () => {
    const { actor } = await cards.show();
    await give(actor, /^Snake/, 'Ann Lee');
    await tile(/^Snake .* Ann Lee$/);
    await give(actor, /^Snake/, 'Nobody holds it');
    expect(await screen.findByText('Nobody holds Snake: Ann pays $2 less')).toBeInTheDocument();
  });

  test('when the other paid before, then it says who pays now', async () => {
    const { actor } = await cards.show();
    await give(actor, /^Snake/, 'Ann Lee');
    await tile(/^Snake .* Ann Lee$/);
    await give(actor, /^Snake/, 'Bo Ray');
    expect(await screen.findByText('Snake to Bo: Bo pays $2 now')).toBeInTheDocument();
  });
});

test('when the server gives no card payouts, then the phone works them out', async () => {
  cards.api.on('GET /api/game-state/s1/payouts', { status: 503, body: { message: 'The settlement is away' } });
  const { actor } = await cards.show();
  await actor.click(await tile(/^Camel/));
  await actor.click(screen.getByRole('button', { name: 'Ann Lee' }));
  expect(await screen.findByText('Failed to fetch payouts: 503')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Card Game Payouts' })).getByText('pays $2.00')).toBeInTheDocument();
});

describe('a custom card', () => {
  test('when a custom card is created, then name, emoji and value are needed', async () => {
    cards.api.on(CARDS, (body) => ({ status: 201, body: { ...cards.group, customCards: [CLUB, body] } }));
    const { actor } = await showCreating();
    const dialog = await screen.findByRole('dialog', { name: 'Create Custom Card' });
    const create = within(dialog).getByRole('button', { name: 'Create Card' });
    expect(within(dialog).getByLabelText('Value ($)')).toHaveValue('15');
    await actor.clear(within(dialog).getByLabelText('Value ($)'));
    await actor.click(create);
    for (const words of ['Name is required', 'Emoji is required', 'Value is required']) expect(within(dialog).getByText(words)).toBeInTheDocument();
    expect(cards.api.asked(CARDS)).toHaveLength(0);

    await actor.type(within(dialog).getByLabelText('Name'), 'Late');
    fireEvent.change(within(dialog).getByLabelText('Emoji'), { target: { value: '🏌🏽‍♀️⏰🐢' } });
    expect(within(dialog).getByLabelText('Emoji')).toHaveValue('🏌🏽‍♀️⏰');
    await actor.type(within(dialog).getByLabelText('Value ($)'), '2x0');
    await actor.click(create);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create Custom Card' })).not.toBeInTheDocument());
    expect(cards.api.bodies(CARDS)).toEqual([{ name: 'Late', emoji: '🏌🏽‍♀️⏰', value: 20 }]);
  });

  test('when an emoji is wanted, then one tap picks from a row', async () => {
    const { actor } = await showCreating();
    const field = await screen.findByLabelText('Emoji');
    expect(field).not.toHaveAttribute('placeholder');
    expect(screen.getAllByRole('button', { name: /^Pick the / })).toHaveLength(7);
    await actor.click(screen.getByRole('button', { name: 'Pick the turtle' }));
    expect(field).toHaveValue('🐢');
    expect(screen.getByRole('button', { name: 'Pick the turtle' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('when a custom card cannot be created, then what was typed stays', async () => {
    cards.api.on(CARDS, { status: 409, body: { message: 'There are 20 cards already' } });
    const { actor } = await showCreating();
    await actor.type(await screen.findByLabelText('Name'), 'Late');
    await actor.type(screen.getByLabelText('Emoji'), '⏰');
    await actor.click(screen.getByRole('button', { name: 'Create Card' }));
    expect(await screen.findByText('Could not create custom card. There are 20 cards already. Try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Late');
  });

  test('when deleting a custom card is confirmed, then the question closes', async () => {
    cards.api.on(DELETE_CLUB, { body: { ...cards.group, customCards: [] } });
    await deleteClub((await cards.showEditing()).actor);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(cards.api.asked(DELETE_CLUB)).toHaveLength(1);
  });

  test('when a custom card cannot be deleted, then the card stays', async () => {
    cards.api.on(DELETE_CLUB, { status: 503, body: { message: 'The groups are away' } });
    await deleteClub((await cards.showEditing()).actor);
    expect(await screen.findByText('Could not delete custom card. The groups are away. Try again.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Lost a club' })).toBeInTheDocument();
  });

  async function deleteClub(actor: Actor) {
    await actor.click(screen.getByRole('button', { name: 'Delete Lost a club' }));
    await actor.click(within(screen.getByRole('alertdialog', { name: 'Delete Lost a club?' })).getByRole('button', { name: 'Delete Card' }));
  }
});
