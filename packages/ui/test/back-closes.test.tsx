/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { useBackCloses } from '../src/hooks/use-back-closes';

function Sheet({ open, close = () => undefined }: { open: boolean; close?: () => void }) {
  useBackCloses(open, close);
  return null;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets the browser take longer to go back than the hook waits. Returns the steps that were asked for. */
function slowHistory(milliseconds: number): number[] {
  const asked: number[] = [];
  const go = window.history.go.bind(window.history);
  jest.spyOn(window.history, 'go').mockImplementation((by = 0) => {
    asked.push(by);
    setTimeout(() => go(by), milliseconds);
  });
  return asked;
}

test('when the browser goes back late, then it goes back only once', async () => {
  for (const path of ['/before', '/screen']) window.history.pushState(null, '', path);
  const asked = slowHistory(1_500);
  const { rerender } = render(<Sheet open />);
  expect(window.history.state).toMatchObject({ sheets: { depth: 1 } });
  rerender(<Sheet open={false} />);
  await waitFor(() => expect(window.history.state).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_600)));
  expect(asked).toEqual([-1]);
  expect(window.location.pathname).toBe('/screen');
});

test('when the browser drops a step back, then it is asked again', async () => {
  window.history.pushState(null, '', '/dropped');
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const { rerender } = render(<Sheet open />);
  jest.useFakeTimers();
  rerender(<Sheet open={false} />);
  act(() => jest.advanceTimersByTime(1_100));
  expect(go).toHaveBeenCalledTimes(1);
  go.mockRestore();
  act(() => jest.advanceTimersByTime(10_100));
  jest.useRealTimers();
  await waitFor(() => expect(window.history.state).toBeNull());
  expect(window.location.pathname).toBe('/dropped');
});

test('when a sheet opens before the browser went back, then Back closes it', async () => {
  window.history.pushState(null, '', '/again');
  slowHistory(1_500);
  const { rerender } = render(<Sheet open />);
  rerender(<Sheet open={false} />);
  await waitFor(() => expect(window.history.go).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));
  let closed = 0;
  rerender(<Sheet open close={() => (closed += 1)} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  expect(closed).toBe(0);
  await waitFor(() => expect(window.history.state).toMatchObject({ sheets: { depth: 1 } }));
  window.history.back();
  await waitFor(() => expect(closed).toBe(1));
});
