/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, TOAST_DURATION_MS, TOAST_LIMIT, ToastProvider, useToast } from '../src/index';

const undo = jest.fn();

function Screen() {
  const { toast } = useToast();
  return (
    <>
      <Button onClick={() => toast({ title: 'Scores saved', description: 'Hole 4', tone: 'success' })}>Save</Button>
      <Button onClick={() => toast({ title: 'Game deleted', action: { label: 'Undo', onPress: undo } })}>Delete</Button>
    </>
  );
}

function renderScreen() {
  render(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
  );
}

/** The messages in view, without the copy Radix makes for screen readers. */
const messages = () => screen.getAllByRole('listitem').map((item) => item.textContent);

/** jsdom has no pointer capture, which swiping asks for. */
beforeAll(() => {
  HTMLElement.prototype.hasPointerCapture = () => false;
});

beforeEach(() => undo.mockClear());
afterEach(() => jest.useRealTimers());

test('at most one toast shows: a second takes the place of the first', async () => {
  renderScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(messages()).toEqual([expect.stringContaining('Scores saved')]);

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(messages()).toHaveLength(TOAST_LIMIT);
  expect(messages()).toEqual([expect.stringContaining('Game deleted')]);
});

test('its action runs once and closes it', async () => {
  renderScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
});

test('F8 moves the focus to the messages', async () => {
  renderScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.keyDown(document, { code: 'F8' });
  const region = screen.getByRole('region', { name: 'Messages (F8)' });
  expect(within(region).getByRole('list')).toHaveFocus();
});

test('it goes by itself after five seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderScreen();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.unhover(screen.getByRole('button', { name: 'Save' }));

  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS - 500));
  expect(messages()).toHaveLength(1);
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('one that was dismissed is forgotten after 1,000,000 ms', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderScreen();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS));
  const waiting = jest.getTimerCount();
  act(() => jest.advanceTimersByTime(1_000_000 - TOAST_DURATION_MS - 1_000));
  expect(jest.getTimerCount()).toBe(waiting);
  act(() => jest.advanceTimersByTime(1_000));
  expect(jest.getTimerCount()).toBe(waiting - 1);
});

test('without a provider the mistake is named', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Screen />)).toThrow('ToastProvider');
  silenced.mockRestore();
});
