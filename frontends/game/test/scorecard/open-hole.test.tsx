/** @jest-environment jsdom */
import '@testing-library/jest-dom';
// Must be imported before any module that looks for a database.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { dialog, press, tab } from '../support/app-frame';
import { resetBrowser } from '../support/browser';
import { aBbbGame, aGame, aGroup, aStrokesGame, NO_PREFERENCES } from '../support/golf-data';
import { anApi, showApp } from '../support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('../support/fake-socket'));
jest.mock('@visx/responsive', () => ({ useParentSize: () => ({ parentRef: { current: null }, width: 320 }) }));

beforeEach(async () => {
  await resetBrowser();
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom lacks both.
  globalThis.structuredClone = (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  globalThis.CSS = { ...globalThis.CSS, escape: (text: string) => text };
});

/** Opens a round of two players with one hole, in the Games tab. */
async function open() {
  const points = { ...aStrokesGame('s1.points1', 'g1', 's1'), holes: { 1: { p1: 4, p2: 5 } } };
  anApi({
    preferences: { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: 's1' },
    groups: [aGroup('g1', 'Saturday')],
    games: [{ ...aGame('s1', 'g1', 'Pebble Beach'), pointsGameId: points.id }],
    pointsGames: [points, aBbbGame('s1.bbb1', 'g1', 's1')],
  });
  const { actor } = showApp();
  await actor.click(await screen.findByRole('radio', { name: '2/9/16' }));
  return { actor };
}

test('when a cell of the card is tapped, then its entry has the focus', async () => {
  const { actor } = await open();
  await press(actor, 'Scorecard');
  await dialog('Scorecard');
  await actor.click(await screen.findByRole('button', { name: 'Bo Ray, hole 7: no score yet' }));
  expect(await screen.findByRole('heading', { name: 'Hole 7', level: 2 })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Bo Ray strokes' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('when a cell is tapped on Payouts, then its hole opens there', async () => {
  const { actor } = await open();
  await actor.click(tab('Payouts'));
  await press(actor, 'Scorecard');
  await actor.click(await screen.findByRole('button', { name: 'Ann Lee, hole 1: 4, best of the hole' }));
  expect(await screen.findByRole('heading', { name: 'Hole 1', level: 2 })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ann Lee strokes' })).toHaveFocus());
});
