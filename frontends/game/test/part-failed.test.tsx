/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { lazyPart, ShownPart } from '../src/shared/lazy-part';
import { PartFailed } from '../src/shared/part-failed';

const CHUNK = 'http://localhost/remotes/game/assets/123.js';
const chunkLoadError = () => Object.assign(new Error('Loading chunk 123 failed.'), { name: 'ChunkLoadError', type: 'error', request: CHUNK });

/** React logs errors caught by a boundary on the console; in this test the error is intended. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const show = (load: Parameters<typeof lazyPart>[0]) => render(<ShownPart part={lazyPart(load)} props={{}} pending={<p>loading</p>} failed={PartFailed} />);

test('when drawing a part fails, then it does not blame the signal', async () => {
  show(async () => ({
    default: () => {
      throw new TypeError('strokes is undefined');
    },
  }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be shown');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/signal/i);
});

test('when the server has no such code any more, then a part offers Reload', async () => {
  const asked: [unknown, string | undefined][] = [];
  globalThis.fetch = async (url, options) => (asked.push([url, options?.method]), { status: 404 } as Response);
  show(() => Promise.reject(chunkLoadError()));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Update available');
  expect(asked).toEqual([[CHUNK, 'HEAD']]);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has the code', async () => ({ status: 200 }) as Response],
])('when the server %s, then a part checks the signal and loads again', async (_how, answer) => {
  globalThis.fetch = answer;
  let tries = 0;
  show(async () => {
    if (tries++ === 0) throw chunkLoadError();
    return { default: () => <h1>Scores</h1> };
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your signal and try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Scores' })).toBeInTheDocument();
});
