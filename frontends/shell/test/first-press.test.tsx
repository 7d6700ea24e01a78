/** @jest-environment jsdom */
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useFirstPress } from '../src/pwa/use-first-press';

test.each([
  ['tap', () => fireEvent.click(document.body)],
  ['key', () => fireEvent.keyUp(document.body, { key: 'a' })],
])('when the first %s comes, then it counts once it is over', (_what, press) => {
  const { result } = renderHook(() => useFirstPress());
  act(() => void fireEvent.pointerDown(document.body));
  expect(result.current).toBe(false);
  act(() => void press());
  expect(result.current).toBe(true);
});
