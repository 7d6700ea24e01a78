/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, TOAST_DURATION_MS, TOAST_LIMIT, ToastProvider, useResolved, useToast } from '../src/index';
import { freeLift } from '../src/toast/use-clear-of-actions';

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

/** The visible messages, without the copy that Radix renders for screen readers. */
const messages = () => screen.getAllByRole('listitem').map((item) => item.textContent);

/** jsdom has no pointer capture, which swiping needs. */
beforeAll(() => {
  HTMLElement.prototype.hasPointerCapture = () => false;
});

/** No message goes by itself: time passes only when the test advances it. */
function userWithFakeClock() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => undo.mockClear());
afterEach(() => jest.useRealTimers());

test('when a second toast comes, then it replaces the first', async () => {
  const user = userWithFakeClock();
  renderScreen();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(messages()).toEqual([expect.stringContaining('Scores saved')]);

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(messages()).toHaveLength(TOAST_LIMIT);
  expect(messages()).toEqual([expect.stringContaining('Game deleted')]);
});

test("when a toast's action is pressed, then it runs once", async () => {
  renderScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
});

test('when F8 is pressed, then the focus moves to the messages', async () => {
  renderScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.keyDown(document, { code: 'F8' });
  const region = screen.getByRole('region', { name: 'Messages (F8)' });
  expect(within(region).getByRole('list')).toHaveFocus();
});

test('when a toast has shown for five seconds, then it goes by itself', async () => {
  const user = userWithFakeClock();
  renderScreen();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.unhover(screen.getByRole('button', { name: 'Save' }));

  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS - 500));
  expect(messages()).toHaveLength(1);
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('when a toast was dismissed, then it is forgotten after 1,000,000 ms', async () => {
  const user = userWithFakeClock();
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

test('when there is no provider, then the error names ToastProvider', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Screen />)).toThrow('ToastProvider');
  silenced.mockRestore();
});

/** A hole with one question to answer. */
function Hole({ hole }: { hole: number }) {
  const { toast } = useToast();
  const [answered, setAnswered] = useState(false);
  const cause = `answers missing on hole ${hole}`;
  useResolved(cause, answered);
  return (
    <>
      <Button onClick={() => toast({ title: 'Some answers are missing', cause })}>Save</Button>
      <Button onClick={() => setAnswered(true)}>Answer</Button>
      <Button onClick={() => toast({ title: 'Ben joined' })}>Join</Button>
    </>
  );
}

const withToasts = (hole: number | null) => <ToastProvider>{hole !== null && <Hole hole={hole} />}</ToastProvider>;
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());

test('when the cause of a toast is resolved, then it goes', async () => {
  render(withToasts(5));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(messages()).toEqual([expect.stringContaining('Some answers are missing')]);
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await gone('Some answers are missing');
});

test.each([6, null])("when a toast's subject has gone, then it goes (hole %s)", async (next) => {
  const { rerender } = render(withToasts(5));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(withToasts(next));
  await gone('Some answers are missing');
});

test('when another cause is resolved, then a toast stays', async () => {
  const user = userWithFakeClock();
  render(withToasts(5));
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(messages()).toEqual([expect.stringContaining('Ben joined')]);
});

describe('where a toast stands, on a phone 740 high', () => {
  const message = { left: 0, right: 360, height: 100, screen: 740 };
  const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
  const TABS = box(676, 740);
  const BAR = box(603, 676);

  test.each([
    ['when nothing is in its way, then at the lower edge', [], 8],
    ['when there are tabs, then above them', [TABS], 72],
    ['when there is a bar with what to do next, then above that', [TABS, BAR], 145],
    ['when a button stands in the middle of a form, then above that', [box(560, 700)], 188],
    ['when a button is higher than the message, then below it', [TABS, box(300, 348)], 72],
    ['when something stands beside it, then at the lower edge', [box(0, 740, 400, 500)], 8],
    ['when nothing is free below the header, then above the tabs', [TABS, box(400, 600), box(250, 380), box(100, 240)], 72],
  ])('%s', (_case, actions, lift) => expect(freeLift(message, actions)).toBe(lift));

  const GRID = box(430, 590);

  test.each([
    ['when the last entry is above the holes, then the message stands above both', [box(360, 422)], 388],
    ['when it leaves no room, then the message lies on it', [box(160, 422)], 318],
    ['when it is below the message, then nothing changes', [box(600, 660)], 318],
  ])('%s', (_case, lastEntries, lift) => expect(freeLift(message, [TABS, BAR, GRID], lastEntries)).toBe(lift));
});
