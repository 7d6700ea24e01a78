/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { HoleGrid, type HoleState, List, ListRow, useHandOver, useMoveOnChange } from '../src/index';

/** The animations played: the element, its start, and the duration in milliseconds. */
let moves: string[];
/** The animations that are still running. */
let running: Animation[];

beforeEach(() => {
  moves = [];
  running = [];
  setPace('200ms');
  Element.prototype.animate = function (this: Element, keyframes, options) {
    const [from, to] = keyframes as [Keyframe, Keyframe];
    const way = from.transform ?? `to ${to.transform}`;
    moves.push(`${this.textContent} ${way} ${(options as KeyframeAnimationOptions).duration}`);
    const animation = {} as Animation;
    running.push(animation);
    return animation;
  };
  // jsdom has no layout, so this simulates rows of equal height.
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 65;
  });
});
afterEach(() => jest.restoreAllMocks());

function setPace(slow: string, fast = slow): void {
  document.documentElement.style.setProperty('--motion-slow', slow);
  document.documentElement.style.setProperty('--motion-fast', fast);
}

/** Resolves once the next frame is painted. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

function Standings({ names }: { names: readonly string[] }) {
  return (
    <List label="Standings" order={names}>
      {names.map((name, rank) => (
        <ListRow key={`${rank} ${name}`} title={name} />
      ))}
    </List>
  );
}

test('when standings change, then changed rows travel in 200 ms', () => {
  const { rerender } = render(<Standings names={['Ann', 'Ben', 'Cal']} />);
  expect(moves).toEqual([]);
  rerender(<Standings names={['Ben', 'Ann', 'Cal']} />);
  expect(moves).toEqual(['Ben translateY(65px) 200', 'Ann translateY(-65px) 200']);
});

test.each(['0ms', '0s', ''])('when less motion is asked for (%j), then nothing moves', (pace) => {
  setPace(pace);
  const { rerender } = render(<Standings names={['Ann', 'Ben']} />);
  rerender(<Standings names={['Ben', 'Ann']} />);
  expect(moves).toEqual([]);
});

test('when a hole is saved, then its number settles', async () => {
  const holes = (states: Record<number, HoleState>) => <HoleGrid label="Holes" states={states} current={2} onSelect={() => undefined} />;
  const { rerender } = render(holes({}));
  rerender(holes({ 1: 'done', 2: 'incomplete', 3: 'done' }));
  await drawn();
  expect(moves).toEqual([]);
  rerender(holes({ 1: 'done', 2: 'done', 3: 'done' }));
  // The animation starts after the paint, so that the saved hole's paint is not delayed.
  expect(moves).toEqual([]);
  await drawn();
  expect(moves).toEqual(['2 scale(1.4) 200']);
});

test('when points change, then they swell once; as a build shortens the token, too', () => {
  setPace('.2s');
  const { rerender } = render(<Points points={1} />);
  rerender(<Points points={1} />);
  expect(moves).toEqual([]);
  rerender(<Points points={2} />);
  expect(moves).toEqual(['2 scale(1.2) 200']);
});

test('when a card is handed on, then its holders slide', () => {
  setPace('200ms', '120ms');
  const { container, rerender } = render(<Holder name="Ann" />);
  rerender(<Holder name="Ann" />);
  expect(moves).toEqual([]);
  rerender(<Holder name="Ben" />);
  expect(moves).toEqual(['Ben translateX(-32px) 200', 'Ann to translateX(-32px) 120']);

  const [holder, leaving] = container.querySelectorAll<HTMLElement>('[data-place] > *');
  expect(holder?.textContent).toBe('Ben');
  expect(leaving?.textContent).toBe('Ann');
  expect(leaving).toHaveAttribute('inert');
  for (const animation of running) animation.onfinish?.({} as AnimationPlaybackEvent);
  expect(container.textContent).toBe('Ben');
});

test('when a card is handed on twice, then both leave', () => {
  const { container, rerender } = render(<Holder name="Ann" />);
  rerender(<Holder name="Ben" />);
  rerender(<Holder name="Cal" />);
  expect([...container.querySelectorAll<HTMLElement>('[inert]')].map(({ textContent }) => textContent).sort()).toEqual(['Ann', 'Ben']);
  for (const animation of running) animation.oncancel?.({} as AnimationPlaybackEvent);
  expect(container.textContent).toBe('Cal');
});

test('when less motion is asked for, then only the new holder shows', () => {
  setPace('0ms');
  const { container, rerender } = render(<Holder name="Ann" />);
  rerender(<Holder name="Ben" />);
  expect(moves).toEqual([]);
  expect(container.textContent).toBe('Ben');
});

function Points({ points }: { points: number }) {
  const words = useRef<HTMLSpanElement>(null);
  useMoveOnChange(words, points, { transform: 'scale(1.2)' });
  return (
    <span ref={words} key={points}>
      {points}
    </span>
  );
}

function Holder({ name }: { name: string }) {
  const chip = useRef<HTMLSpanElement>(null);
  useHandOver(chip, name, { transform: 'translateX(-32px)', opacity: 0 });
  return (
    <span data-place>
      <span ref={chip} key={name}>
        {name}
      </span>
    </span>
  );
}
