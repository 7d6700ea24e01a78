/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from '../src/index';

function Strokes({ start = null, ...rest }: { start?: number | null; min?: number; max?: number }) {
  const [value, setValue] = useState<number | null>(start);
  return <Stepper label="Strokes for Ann" value={value} onValueChange={setValue} usual={4} {...rest} />;
}

const field = () => screen.getByRole('textbox', { name: 'Strokes for Ann' });
const more = () => screen.getByRole('button', { name: 'One more: Strokes for Ann' });
const less = () => screen.getByRole('button', { name: 'One less: Strokes for Ann' });

test.each([
  ['more', more],
  ['less', less],
])('when nothing is entered and %s is pressed, then the usual value is entered', async (_name, button) => {
  render(<Strokes />);
  expect(field()).toHaveValue('');
  await userEvent.click(button());
  expect(field()).toHaveValue('4');
});

test('when the buttons are pressed, then they count and announce', async () => {
  render(<Strokes />);
  await userEvent.click(more());
  await userEvent.click(more());
  expect(field()).toHaveValue('5');
  expect(screen.getByText('5').closest('[aria-live=polite]')).toBeInTheDocument();
  await userEvent.click(less());
  await userEvent.click(less());
  expect(field()).toHaveValue('3');
});

test('when the number reaches an end, then that button is disabled', async () => {
  render(<Strokes start={2} max={3} />);
  await userEvent.click(more());
  await userEvent.click(more());
  expect(field()).toHaveValue('3');
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tripleClick(less());
  expect(field()).toHaveValue('1');
  expect(less()).toHaveAttribute('aria-disabled', 'true');
});

test('when a number is typed, then 1 to 99 are taken', async () => {
  render(<Strokes start={4} />);
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(field());
  await userEvent.keyboard('12');
  expect(field()).toHaveValue('12');
  await userEvent.keyboard('3x-.');
  expect(field()).toHaveValue('12');
  await userEvent.clear(field());
  await userEvent.type(field(), '0');
  expect(field()).toHaveValue('');
});

test('when a typed number is too low, then leaving raises it', async () => {
  render(<Strokes min={5} max={20} />);
  await userEvent.type(field(), '2');
  expect(field()).toHaveValue('2');
  await userEvent.tab();
  expect(field()).toHaveValue('5');
});

test('when the arrow keys are pressed, then the number steps up and down', async () => {
  render(<Strokes start={4} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field()).toHaveValue('5');
});

test('when nothing is entered, then it says so, and what a press would enter', () => {
  const { rerender } = render(<Stepper label="Strokes for Ann" value={null} onValueChange={() => undefined} usual={4} />);
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('placeholder', 'usual 4');
  expect(field()).toHaveAccessibleDescription('Not entered, usually 4');
  rerender(<Stepper label="Strokes for Ann" value={5} onValueChange={() => undefined} usual={4} />);
  expect(field()).not.toHaveAccessibleDescription();
});
