/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button, Tooltip, TooltipProvider } from '../src/index';

/** jsdom has no layout. */
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  jest.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip content="Copies the row">
        <Button>Copy</Button>
      </Tooltip>
      <Tooltip content="Ends the trial">
        <Button>Revoke</Button>
      </Tooltip>
    </TooltipProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const rest = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });

test('when the pointer rested for 700 ms, then the tooltip opens', () => {
  rest('Copy');
  pass(699);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the row');
});

test.each([
  [299, true],
  [301, false],
])('when the next button comes within 300 ms, then it opens: %s', (away, atOnce) => {
  rest('Copy');
  pass(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  pass(away);
  rest('Revoke');
  pass(0);
  if (atOnce) expect(screen.getByRole('tooltip')).toHaveTextContent('Ends the trial');
  else expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
