/** @jest-environment jsdom */
import { afterPaint } from '../src/shared/after-paint';

/** The events, in order. */
let order: string[];
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  order = [];
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
});
afterEach(() => jest.restoreAllMocks());

test('when a frame is painted, then what waited for it goes on', async () => {
  const waited = afterPaint().then(() => order.push('after it'));
  for (const draw of frames) draw(0);
  order.push('paint');
  await waited;
  expect(order).toEqual(['paint', 'after it']);
});

test('when no frame is painted, then the wait ends nevertheless', async () => {
  await afterPaint();
  expect(frames).toHaveLength(1);
});

test('when the page is hidden, then no frame is waited for', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await afterPaint();
  expect(frames).toEqual([]);
});
