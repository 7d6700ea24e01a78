/** @jest-environment jsdom */
import { afterPicture } from '../src/shared/after-picture';

/** The events, in order. */
let order: string[];
const pictures: FrameRequestCallback[] = [];

beforeEach(() => {
  order = [];
  pictures.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => pictures.push(draw));
});
afterEach(() => jest.restoreAllMocks());

test('when a picture comes, then what waited for it follows', async () => {
  const waited = afterPicture().then(() => order.push('after it'));
  for (const draw of pictures) draw(0);
  order.push('picture');
  await waited;
  expect(order).toEqual(['picture', 'after it']);
});

test('when no picture comes, then it is not waited for longer', async () => {
  await afterPicture();
  expect(pictures).toHaveLength(1);
});

test('when the page is hidden, then no picture is waited for', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await afterPicture();
  expect(pictures).toEqual([]);
});
