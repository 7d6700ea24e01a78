/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import { keepAwake, useStayAwake } from '../../src/session/stay-awake';
import { feelTaken } from '../../src/shared/feel';

/** Number of wake locks that are currently held. */
let held: number;
let seen: DocumentVisibilityState;

function HoleEntry() {
  useStayAwake();
  return null;
}

const given = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
const settle = () => act(async () => undefined);

async function becomes(state: DocumentVisibilityState): Promise<void> {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

beforeEach(() => {
  localStorage.clear();
  held = 0;
  seen = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  given('wakeLock', {
    request: async () => {
      held += 1;
      const lock = { released: false, release: async () => void drop() };
      const drop = () => {
        if (!lock.released) held -= 1;
        lock.released = true;
        document.removeEventListener('visibilitychange', dropWhenHidden);
      };
      const dropWhenHidden = () => seen === 'hidden' && drop();
      document.addEventListener('visibilitychange', dropWhenHidden);
      return lock;
    },
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['wakeLock', 'vibrate']) Reflect.deleteProperty(navigator, name);
});

test('when a hole is entered, then the screen stays on until left', async () => {
  const { unmount } = render(<HoleEntry />);
  await settle();
  expect(held).toBe(1);
  await becomes('hidden');
  expect(held).toBe(0);
  await becomes('visible');
  expect(held).toBe(1);
  unmount();
  await settle();
  expect(held).toBe(0);
});

test('when the golfer turns it off, then the screen may turn off', async () => {
  render(<HoleEntry />);
  await settle();
  act(() => keepAwake(false));
  await settle();
  expect(held).toBe(0);
  expect(localStorage.getItem('screenMayTurnOff')).toBe('1');
  act(() => keepAwake(true));
  await settle();
  expect(held).toBe(1);
});

test('when the golfer leaves before the lock is given, then it is released', async () => {
  render(<HoleEntry />).unmount();
  await settle();
  expect(held).toBe(0);
});

test('when the browser cannot keep the screen on, or refuses, then nothing fails', async () => {
  given('wakeLock', { request: async () => Promise.reject(new Error('low battery')) });
  render(<HoleEntry />);
  await settle();
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<HoleEntry />);
  await settle();
});

test.each([
  [true, 0],
  [false, 1],
])('when less motion is wanted: %s, then a save is felt %d times', (matches, times) => {
  window.matchMedia = (() => ({ matches })) as never;
  const vibrate = jest.fn();
  given('vibrate', vibrate);
  feelTaken();
  expect(vibrate).toHaveBeenCalledTimes(times);
});
