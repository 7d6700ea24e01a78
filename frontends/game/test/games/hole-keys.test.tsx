/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { entriesQuery } from '@fairshare/api-client';
import type { Player } from '@fairshare/contracts';
import { startActor } from '@fairshare/testing/browser';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HoleScreen } from '../../src/features/games/hole-entry/hole-screen';
import { ScoringTable } from '../support/scoring-table';
import { showScreen } from '../support/show-screen';

const PLAYERS: Player[] = [
  { id: 'ann', name: 'Ann Lee', initials: 'AL', color: '#0ea5e9' },
  { id: 'bo', name: 'Bo Ray', initials: 'BR', color: '#22c55e' },
];

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

/** @param hasMouse whether the pointing device is as precise as a mouse */
function show({ hasMouse }: { hasMouse: boolean }) {
  window.matchMedia = ((query: string) => ({ matches: query.includes('pointer') ? hasMouse : true, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  const table = new ScoringTable();
  function Screen() {
    const { data } = useQuery(entriesQuery(table.sessionId));
    return data ? <HoleScreen entered={data} gameIds={[table.strokes.id]} players={PLAYERS} onFinish={() => undefined} /> : null;
  }
  showScreen(<Screen />);
  return startActor();
}

const field = (name: string) => screen.getByRole('textbox', { name: `${name} strokes` });
const holeShown = () => screen.getByRole('heading', { name: /^Hole/ }).textContent;

test('when Page Down and Page Up are pressed, then holes change within bounds', async () => {
  const actor = show({ hasMouse: true });
  await screen.findByRole('button', { name: 'Keyboard' });
  await actor.click(field('Ann Lee'));
  await actor.keyboard('4{PageDown}');
  expect(holeShown()).toBe('Hole 2');
  await actor.click(field('Ann Lee'));
  await actor.keyboard('{PageUp}');
  expect(holeShown()).toBe('Hole 1');
  expect(field('Ann Lee')).toHaveValue('4');
  await actor.keyboard('{PageUp}');
  expect(holeShown()).toBe('Hole 1');
});

test('when Page Down is pressed with another key, then the browser has it', async () => {
  const actor = show({ hasMouse: true });
  await screen.findByRole('button', { name: 'Keyboard' });
  await actor.click(field('Ann Lee'));
  await actor.keyboard('{Control>}{PageDown}{/Control}');
  expect(holeShown()).toBe('Hole 1');
});

test("when a number is typed on a player's button, then it is theirs", async () => {
  const actor = show({ hasMouse: true });
  await screen.findByRole('button', { name: 'Keyboard' });
  await actor.click(screen.getByRole('button', { name: 'One more: Bo Ray strokes' }));
  await actor.keyboard('7');
  expect(field('Bo Ray')).toHaveFocus();
});

test('when there is no mouse, then nothing is said of keys, and they work', async () => {
  const actor = show({ hasMouse: false });
  await screen.findByRole('button', { name: 'Save Scores' });
  expect(screen.queryByRole('button', { name: 'Keyboard' })).not.toBeInTheDocument();
  await actor.click(field('Ann Lee'));
  // Their code loads shortly after the screen.
  await waitFor(() => {
    fireEvent.keyDown(field('Ann Lee'), { key: 'PageDown' });
    expect(holeShown()).toBe('Hole 2');
  });
});
