/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Reply } from '../support/fake-api';
import { CardsScreen, CLUB, VALUES } from '../support/cards-screen';
import { laterReply } from '../support/show-screen';

let cards: CardsScreen;
beforeEach(() => {
  cards = new CardsScreen();
});
afterEach(() => jest.useRealTimers());

describe('card values', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
  const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  const section = () => screen.getByRole('heading', { name: 'Card Values' }).closest('section') as HTMLElement;

  async function showWithClock() {
    const shown = await cards.showEditing();
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
    expect(cards.api.asked(VALUES)).toHaveLength(0);
    await pass(1);
    expect(cards.api.bodies(VALUES)).toEqual([{ cardValues: { camel: 50, club: 0 }, base: {} }]);
    expect(within(section()).getByText('Saved')).toBeInTheDocument();
    await pass(1_199);
    expect(within(section()).getByText('Saved')).toBeInTheDocument();
    await pass(1);
    expect(within(section()).queryByText('Saved')).not.toBeInTheDocument();
  });

  test('when a value is typed during a save, then it is saved after it', async () => {
    const first = laterReply<Reply>();
    cards.api.on(VALUES, () => first.promise);
    await showWithClock();
    type('Camel ($)', '5');
    await pass(400);
    expect(within(section()).getByText('Saving...')).toBeInTheDocument();
    type('Camel ($)', '6');
    await pass(400);
    expect(cards.api.asked(VALUES)).toHaveLength(1);
    cards.api.on(VALUES, { body: { ...cards.game, version: 9, cardValues: { camel: 6 } } });
    await act(async () => first.give({ body: { ...cards.game, version: 8, cardValues: { camel: 5 } } }));
    expect(cards.api.bodies(VALUES).at(-1)).toEqual({ cardValues: { camel: 6 }, base: { camel: 5 } });
    expect(field('Camel ($)')).toHaveValue('6');
  });

  test('when values cannot be saved, then Try again saves them', async () => {
    cards.api.on(VALUES, { status: 503, body: { message: 'away' } });
    await showWithClock();
    type('Yeti ($)', '7');
    await pass(400);
    expect(within(section()).getByText('Not saved')).toBeInTheDocument();
    await pass(10_000);
    expect(within(section()).getByText('Not saved')).toBeInTheDocument();
    expect(field('Yeti ($)')).toHaveValue('7');

    cards.api.on(VALUES, { body: { ...cards.game, version: 8, cardValues: { yeti: 7 } } });
    await act(async () => fireEvent.click(within(section()).getByRole('button', { name: 'Try again' })));
    expect(cards.api.bodies(VALUES).at(-1)).toEqual({ cardValues: { yeti: 7 }, base: {} });
    expect(within(section()).getByText('Saved')).toBeInTheDocument();
  });

  test('when the sheet is closed and saving fails, then a message says so', async () => {
    cards.api.on(VALUES, { status: 503, body: { message: 'The games are away' } });
    await cards.showEditing();
    type('Ghost ($)', '9');
    // In the same task: what was typed is saved by itself after 400 ms.
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(await screen.findByText('Could not save the card values. The games are away. Try again.')).toBeInTheDocument();
  });

  test('when the screen is left before the pause, then values are saved at once', async () => {
    const { unmount } = await showWithClock();
    type('Ghost ($)', '9');
    unmount();
    await pass(0);
    expect(cards.api.bodies(VALUES)).toEqual([{ cardValues: { ghost: 9 }, base: {} }]);
  });

  test('when a card value is typed, then it takes digits up to 10000', async () => {
    cards.group = { ...cards.group, customCards: [1, 2, 3, 4].map((number) => ({ ...CLUB, id: `c${number}`, name: `Card ${number}` })) };
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
