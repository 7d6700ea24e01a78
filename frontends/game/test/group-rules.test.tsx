/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { Group } from '@fairshare/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const LINKS = { id: 'links', name: 'Links', holes: Array.from({ length: 9 }, (_, index) => ({ par: 4, strokeIndex: index + 1 })) };
const CHANGE = 'PATCH /api/groups/g1';

beforeEach(resetBrowser);

async function open(more: Partial<Group> = {}) {
  const group = aGroup('g1', 'Saturday', { courses: [LINKS], ...more });
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [group] });
  const { actor } = showApp();
  await press(actor, 'People');
  await press(actor, 'House Rules and courses');
  await press(actor, 'Change House Rules');
  return { api, actor, group, form: within(await dialog('House Rules')) };
}

test('when every rule is changed, then all of them are saved', async () => {
  const { api, actor, group, form } = await open();
  api.on(CHANGE, { body: group });
  for (const name of ['BBB', /^Unfinished pots/, /^Cards double/, /^Strokes off the low/]) await actor.click(form.getByRole('switch', { name }));
  for (const [name, amount] of [
    ['A point, in dollars', '2,5'],
    ['A front, back or total, in dollars', '$20'],
  ] as const) {
    await actor.clear(form.getByLabelText(name));
    await actor.type(form.getByLabelText(name), amount);
  }
  await actor.selectOptions(form.getByRole('combobox', { name: 'Which holes?' }), 'Back nine');
  await actor.selectOptions(form.getByRole('combobox', { name: 'Begins on' }), 'Hole 12');
  await actor.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'House Rules' })).not.toBeInTheDocument());
  expect(api.bodies(CHANGE)).toEqual([
    {
      rules: {
        games: { points: true, bbb: false, cards: true },
        unfinishedPots: 'void',
        cards: 'doubling',
        offTheLow: true,
        pointValue: 2.5,
        fbtValue: 20,
        holes: [10, 11, 12, 13, 14, 15, 16, 17, 18],
        firstHole: 12,
      },
    },
  ]);
});

test('when holes are picked one by one, then at least one stays', async () => {
  const { api, actor, group, form } = await open({ courses: [] });
  api.on(CHANGE, { body: group });
  expect(form.queryByRole('switch', { name: /^Strokes off the low/ })).not.toBeInTheDocument();
  await actor.selectOptions(form.getByRole('combobox', { name: 'Which holes?' }), 'Front nine');
  await actor.selectOptions(form.getByRole('combobox', { name: 'Which holes?' }), 'Some holes');
  for (let hole = 2; hole <= 9; hole += 1) await actor.click(form.getByRole('button', { name: String(hole) }));
  await actor.click(form.getByRole('button', { name: '1' }));
  for (const name of ['2/9/16', 'BBB']) await actor.click(form.getByRole('switch', { name }));
  expect(form.getByRole('switch', { name: 'Card Game' })).toBeDisabled();
  await actor.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.bodies(CHANGE)).toMatchObject([{ rules: { games: { points: false, bbb: false, cards: true }, holes: [1], firstHole: null } }]));
});

test.each(['', 'ten', '1.005', '10001', '-1'])('when a value is "%s", then its field says what is wrong', async (amount) => {
  const { actor, form } = await open();
  const field = form.getByLabelText('A point, in dollars');
  await actor.clear(field);
  if (amount !== '') await actor.type(field, amount);
  expect(field).toBeInvalid();
  expect(form.getByText('An amount from 0 to 10000, with at most two decimals')).toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('when the server refuses, then what was chosen stays', async () => {
  const { api, actor, group, form } = await open();
  api.on(CHANGE, { status: 503, body: { message: 'The server is busy' } });
  await actor.click(form.getByRole('switch', { name: /^Cards double/ }));
  await actor.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Could not change the house rules')).toBeInTheDocument();
  expect(screen.getByText('The server is busy.')).toBeInTheDocument();
  expect(form.getByRole('switch', { name: /^Cards double/ })).toBeChecked();
  api.on(CHANGE, { body: group });
  await actor.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'House Rules' })).not.toBeInTheDocument());
  expect(screen.queryByText('Could not change the house rules')).not.toBeInTheDocument();
  expect(api.bodies(CHANGE)).toHaveLength(2);

  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change House Rules' })).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Add Course Card' })).toBeDisabled();
  online.mockRestore();
});
