/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionDot, formatMoney, formatSignedMoney, groupThousands, HoleGrid, Money, moneyWords, DivergingBars, PaymentCard, PlayerBadge, SaveStatus } from '../src/index';

const ANN = { name: 'Ann Lee', initials: 'AL', color: '#22c55e' };
const BART = { name: 'Bartholomew Featherstonehaugh-Smythe', initials: 'BFS', color: '#0ea5e9' };

test.each([
  [500, '+$5.00', 'gets $5.00', '$5.00'],
  [-123456, '−$1,234.56', 'pays $1,234.56', '$1,234.56'],
  [1, '+$0.01', 'gets $0.01', '$0.01'],
  [0, '$0.00', 'even', '$0.00'],
])('when an amount is %d cents, then it shows %s and reads "%s"', (cents, signed, words, plain) => {
  expect(formatSignedMoney(cents)).toBe(signed);
  expect(moneyWords(cents)).toBe(words);
  expect(formatMoney(cents)).toBe(plain);

  render(<Money cents={cents} />);
  expect(screen.getByText(signed)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567.5, '1,234,567.5'],
  [1000.2, '1,000.2'],
  [-1234, '-1,234'],
])('when %d is written with commas, then it is %s', (value, words) => {
  expect(groupThousands(value)).toBe(words);
});

test.each([
  ['idle', ''],
  ['saving', 'Saving...'],
  ['saved', 'Saved'],
  ['error', 'Not saved'],
] as const)('when a save is in the state %s, then it says "%s"', (state, words) => {
  render(<SaveStatus state={state} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('when the connection comes back, then it says Online', () => {
  const { rerender } = render(<ConnectionDot state="offline" />);
  expect(screen.getByRole('status')).toHaveTextContent('Offline');
  rerender(<ConnectionDot state="online" quiet />);
  expect(screen.getByRole('status')).toHaveTextContent('Online');
});

test('when a payment is shown, then a press opens its reasons', async () => {
  render(
    <PaymentCard from={ANN} to={BART} cents={1250}>
      Hole 4
    </PaymentCard>,
  );
  const card = screen.getByRole('button', {
    name: 'Ann Lee pays Bartholomew Featherstonehaugh-Smythe $12.50 See why',
  });
  expect(card).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Hole 4')).not.toBeInTheDocument();
  await userEvent.click(card);
  expect(card).toHaveAttribute('aria-expanded', 'true');
  expect(card).toHaveTextContent(/Hide$/);
  expect(screen.getByText('Hole 4')).toBeInTheDocument();
  await userEvent.click(card);
  expect(card).toHaveTextContent(/See why$/);
});

test('when nets are shown as bars, then the most comes first', () => {
  const entries = [
    { id: 'a', player: ANN, cents: -500 },
    { id: 'b', player: BART, cents: 250 },
    { id: 'c', player: { ...ANN, name: 'Cy Poe' }, cents: 250 },
  ];
  render(<DivergingBars label="Net per player" entries={entries} />);
  expect(screen.getAllByRole('listitem').map((row) => /Bart|Cy|Ann/.exec(row.textContent ?? '')?.[0])).toEqual(['Bart', 'Cy', 'Ann']);
});

test('when 18 holes are shown, then pressing one selects it', async () => {
  const onSelect = jest.fn();
  render(<HoleGrid label="Select Hole" states={{ 1: 'done', 2: 'incomplete', 3: 'conflict' }} current={2} onSelect={onSelect} />);
  expect(screen.getAllByRole('button')).toHaveLength(18);
  expect(screen.getByRole('button', { name: 'Hole 1, done' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('button', { name: 'Hole 2, incomplete' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Hole 18, no scores' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hole 3, scores differ' }));
  expect(onSelect).toHaveBeenCalledWith(3);
});

test("when a player's badge stands alone, then it reads as name", () => {
  const { rerender } = render(<PlayerBadge player={ANN} />);
  expect(screen.getByRole('img', { name: 'Ann Lee' })).toHaveTextContent('AL');
  rerender(<PlayerBadge player={ANN} decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test("when a player's photo does not load, then initials stand in", () => {
  const { container, rerender } = render(<PlayerBadge player={{ ...ANN, photo: '/one' }} />);
  const photo = () => container.querySelector('img');
  expect(screen.getByRole('img', { name: 'Ann Lee' })).toHaveTextContent('AL');
  expect(photo()).toHaveAttribute('src', '/one');
  expect(photo()).toHaveAttribute('alt', '');

  fireEvent.error(photo() as HTMLImageElement);
  expect(photo()).toBeNull();
  expect(screen.getByRole('img', { name: 'Ann Lee' })).toHaveTextContent('AL');

  rerender(<PlayerBadge player={{ ...ANN, photo: '/another' }} />);
  expect(photo()).toHaveAttribute('src', '/another');
});
