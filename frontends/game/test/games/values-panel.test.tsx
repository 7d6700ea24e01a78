/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { ValuesPanel } from '../../src/features/games/standings/values-panel';
import { FakeApi, type Reply } from '../support/fake-api';
import { laterReply, showScreen } from '../support/show-screen';

const SETTINGS = 'PUT /api/points-games/s1.points1/settings';
const GAME = { id: 's1.points1', settings: { pointValue: 1, fbtValue: 10 } };

let api: FakeApi;

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  api = new FakeApi().install();
});
afterEach(() => jest.useRealTimers());

const field = (name: string) => screen.getByLabelText(name);
const button = () => screen.getByRole('button', { name: /^(Update Values|Saving...|Values Saved!|Not saved)$/ });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const press = () => act(async () => fireEvent.click(button()));
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test('when values are changed and saved, then Values Saved! shows for 2 seconds', async () => {
  const answer = laterReply<Reply>();
  api.on(SETTINGS, () => answer.promise);
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  expect(field('Point Value ($)')).toHaveValue('1.00');
  expect(field('FBT Value ($)')).toHaveValue('10.00');

  type('Point Value ($)', '2.5');
  await press();
  expect(button()).toHaveTextContent('Saving...');
  expect(api.bodies(SETTINGS)).toEqual([{ pointValue: 2.5, fbtValue: 10, base: GAME.settings }]);
  await press();
  expect(api.asked(SETTINGS)).toHaveLength(1);

  await act(async () => answer.give({ body: { pointValue: 2.5, fbtValue: 10 } }));
  expect(button()).toHaveTextContent('Values Saved!');
  await pass(1_999);
  expect(button()).toHaveTextContent('Values Saved!');
  await pass(1);
  expect(button()).toHaveTextContent('Update Values');
});

test.each([
  ['points', 'Failed to save point and FBT values'],
  ['bbb', 'Failed to save BBB point and FBT values'],
] as const)('when values cannot be saved (%s), then that shows for 3 seconds', async (kind, title) => {
  api.on(SETTINGS, { status: 503, body: { message: 'The games are away' } });
  showScreen(<ValuesPanel sessionId="s1" kind={kind} game={GAME} />);
  type('FBT Value ($)', '20');
  await press();
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(button()).toHaveTextContent('Not saved');
  await pass(2_999);
  expect(button()).toHaveTextContent('Not saved');
  await pass(1);
  expect(button()).toHaveTextContent('Update Values');
  expect(field('FBT Value ($)')).toHaveValue('20');
});

test('when an amount is empty or above 10,000, then its field refuses it', async () => {
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  type('Point Value ($)', '');
  type('FBT Value ($)', '10001');
  await press();
  expect(screen.getAllByText('Enter an amount from 0 to 10,000')).toHaveLength(2);
  expect(field('Point Value ($)')).toBeInvalid();
  expect(api.calls).toHaveLength(0);
});

test('when a value is empty, then its placeholder shows 1.00 or 5.00', () => {
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  expect(field('Point Value ($)')).toHaveAttribute('placeholder', '1.00');
  expect(field('FBT Value ($)')).toHaveAttribute('placeholder', '5.00');
});

test.each([
  ['-1', 'Enter an amount from 0 to 10,000'],
  ['1e3', 'Enter an amount from 0 to 10,000'],
  ['1.005', 'Enter at most two decimals, such as 1.50'],
  ['1,005', 'Enter at most two decimals, such as 1.50'],
  ['1.2.3', 'Enter an amount from 0 to 10,000'],
  ['ten', 'Enter an amount from 0 to 10,000'],
])('when "%s" is typed, then it is refused in words', async (text, words) => {
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  type('Point Value ($)', text);
  await pass(400);
  expect(field('Point Value ($)')).toHaveValue(text);
  expect(field('Point Value ($)')).toBeInvalid();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(button()).toHaveTextContent('Not saved');
  await press();
  expect(api.calls).toHaveLength(0);
});

test.each([
  ['1,5', 1.5],
  [',5', 0.5],
  [' 2.50 ', 2.5],
  ['0', 0],
  ['3.', 3],
])('when "%s" is typed, then %d is saved', async (text, pointValue) => {
  api.on(SETTINGS, (body) => ({ body: body as object }));
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  type('Point Value ($)', text);
  await press();
  expect(api.bodies(SETTINGS)).toEqual([{ pointValue, fbtValue: 10, base: GAME.settings }]);
});

test('when the typing pauses, then the values save themselves', async () => {
  api.on(SETTINGS, (body) => ({ body: body as object }));
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  fireEvent.focus(field('Point Value ($)'));
  type('Point Value ($)', '2');
  await pass(399);
  expect(api.calls).toHaveLength(0);
  await pass(1);
  expect(api.bodies(SETTINGS)).toEqual([{ pointValue: 2, fbtValue: 10, base: GAME.settings }]);
  expect(button()).toHaveTextContent('Values Saved!');
  expect(field('Point Value ($)')).toHaveValue('2');
});

test('when a field or the screen is left, then values save at once', async () => {
  api.on(SETTINGS, (body) => ({ body: body as object }));
  const { unmount } = showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  fireEvent.focus(field('Point Value ($)'));
  type('Point Value ($)', '4');
  await act(async () => fireEvent.blur(field('Point Value ($)')));
  expect(api.bodies(SETTINGS)).toEqual([{ pointValue: 4, fbtValue: 10, base: GAME.settings }]);
  type('FBT Value ($)', '20');
  unmount();
  await pass(0);
  expect(api.bodies(SETTINGS)[1]).toMatchObject({ fbtValue: 20 });
});

test('when one value is wrong, then the other is saved all the same', async () => {
  api.on(SETTINGS, (body) => ({ body: body as object }));
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  type('Point Value ($)', '-1');
  type('FBT Value ($)', '20');
  await pass(400);
  expect(api.bodies(SETTINGS)).toEqual([{ pointValue: 1, fbtValue: 20, base: GAME.settings }]);
  expect(field('Point Value ($)')).toHaveValue('-1');
  expect(button()).toHaveTextContent('Not saved');
});

test('when the value fields are shown, then they take cents from 0', () => {
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  for (const name of ['Point Value ($)', 'FBT Value ($)']) {
    expect(field(name)).toHaveAttribute('inputmode', 'decimal');
    expect(field(name)).toHaveAttribute('step', '0.01');
    expect(field(name)).toHaveAttribute('min', '0');
  }
});

test('when there is no game, then the panel says so', async () => {
  showScreen(<ValuesPanel sessionId="s1" kind="points" game={null} />);
  type('Point Value ($)', '1');
  type('FBT Value ($)', '5');
  await press();
  expect(screen.getByText('No points game selected')).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

test('when values were changed meanwhile, then the panel says so and overwrites nothing', async () => {
  api.on(SETTINGS, { status: 409, body: { code: 'VALUES_CHANGED', message: 'Somebody else changed this meanwhile', stored: { pointValue: 1, fbtValue: 15 } } });
  const { rerenderScreen } = showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  type('Point Value ($)', '3');
  await press();
  expect(screen.getByText(/Somebody else changed this meanwhile/)).toBeInTheDocument();
  const now = { pointValue: 1, fbtValue: 15 };
  rerenderScreen(<ValuesPanel sessionId="s1" kind="points" game={{ ...GAME, settings: now }} />);
  expect(field('FBT Value ($)')).toHaveValue('15.00');
  api.on(SETTINGS, (body) => ({ body: body as object }));
  await press();
  expect(api.bodies(SETTINGS).at(-1)).toEqual({ pointValue: 3, fbtValue: 15, base: now });
});

test('when somebody else changes the values, then untouched fields show them', () => {
  const { rerenderScreen } = showScreen(<ValuesPanel sessionId="s1" kind="points" game={GAME} />);
  type('Point Value ($)', '3');
  rerenderScreen(<ValuesPanel sessionId="s1" kind="points" game={{ ...GAME, settings: { pointValue: 2, fbtValue: 15 } }} />);
  expect(field('Point Value ($)')).toHaveValue('3');
  expect(field('FBT Value ($)')).toHaveValue('15.00');
});

test('when About the FBT value is pressed, then a dialog explains it', async () => {
  showScreen(<ValuesPanel sessionId="s1" kind="bbb" game={GAME} />);
  fireEvent.click(screen.getByRole('button', { name: 'About the FBT value' }));
  const dialog = await screen.findByRole('dialog', { name: 'FBT Value' });
  expect(dialog).toHaveTextContent('the most points on holes 1 to 9');
});
