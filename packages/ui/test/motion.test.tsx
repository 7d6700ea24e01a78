/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { HoleGrid, type HoleState, List, ListRow, useMoveOnChange } from '../src/index';

/** What was moved, from where, and for how many milliseconds. */
let moves: string[];

beforeEach(() => {
  moves = [];
  setPace('200ms');
  Element.prototype.animate = function (this: Element, keyframes, options) {
    const [{ transform }] = keyframes as [{ transform: string }];
    moves.push(`${this.textContent} ${transform} ${(options as KeyframeAnimationOptions).duration}`);
    return {} as Animation;
  };
  // As high as a row is, where there is no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 65;
  });
});
afterEach(() => jest.restoreAllMocks());

const setPace = (slow: string): void => document.documentElement.style.setProperty('--motion-slow', slow);

function Standings({ names }: { names: readonly string[] }) {
  return (
    <List label="Standings" order={names}>
      {names.map((name, rank) => (
        <ListRow key={`${rank} ${name}`} title={name} />
      ))}
    </List>
  );
}

test('when standings change, then the rows that changed places travel there in 200 ms, and the others stay', () => {
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

test('when a hole is saved, then its number settles; when a round is loaded, then none does', () => {
  const holes = (states: Record<number, HoleState>) => <HoleGrid label="Holes" states={states} current={2} onSelect={() => undefined} />;
  const { rerender } = render(holes({}));
  rerender(holes({ 1: 'done', 2: 'incomplete', 3: 'done' }));
  expect(moves).toEqual([]);
  rerender(holes({ 1: 'done', 2: 'done', 3: 'done' }));
  expect(moves).toEqual(['2 scale(1.4) 200']);
});

test('when a card is handed on, then its new holder slides in; as a build shortens the token, too', () => {
  setPace('.2s');
  const { rerender } = render(<Holder name="Ann" />);
  rerender(<Holder name="Ann" />);
  expect(moves).toEqual([]);
  rerender(<Holder name="Ben" />);
  expect(moves).toEqual(['Ben translateX(-32px) 200']);
});

function Holder({ name }: { name: string }) {
  const chip = useRef<HTMLSpanElement>(null);
  useMoveOnChange(chip, name, { transform: 'translateX(-32px)', opacity: 0 });
  return (
    <span ref={chip} key={name}>
      {name}
    </span>
  );
}
