/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, DataTable, type DataColumn } from '../src/index';

interface Trial {
  id: string;
  name: string;
  days: number | null;
}

const TRIALS: Trial[] = [
  { id: 'a', name: 'chris', days: 10 },
  { id: 'b', name: 'Ann', days: 9 },
  { id: 'c', name: 'Bart', days: null },
];

const COLUMNS: Array<DataColumn<Trial>> = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'days', header: 'Days', cell: (row) => row.days ?? 'none', sortValue: (row) => row.days },
  { id: 'kind', header: 'Kind', cell: () => 'manual' },
];

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

function renderTable(rows = TRIALS) {
  render(
    <DataTable
      caption="Active Manual Trials"
      columns={COLUMNS}
      rows={rows}
      rowId={(row) => row.id}
      noun={['trial', 'trials']}
      filter={{ label: 'Filter by name', text: (row) => row.name }}
      rowActions={(row) => <Button>Extend {row.name}</Button>}
    />,
  );
}

test('it has a name, counts its rows and keeps their order', () => {
  renderTable();
  expect(screen.getByRole('table', { name: 'Active Manual Trials' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('3 trials');
  expect(names()).toEqual(['chris', 'Ann', 'Bart']);
  expect(screen.getByRole('button', { name: 'Extend Ann' })).toBeInTheDocument();
});

test('a heading sorts, once each way, case aside, and says so', async () => {
  renderTable();
  const heading = screen.getByRole('columnheader', { name: 'Name' });
  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(['Ann', 'Bart', 'chris']);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(['chris', 'Bart', 'Ann']);
  expect(heading).toHaveAttribute('aria-sort', 'descending');
});

test('numbers sort as numbers, and rows without one come last both ways', async () => {
  renderTable();
  const sort = screen.getByRole('button', { name: 'Days' });
  await userEvent.click(sort);
  expect(names()).toEqual(['Ann', 'chris', 'Bart']);
  await userEvent.click(sort);
  expect(names()).toEqual(['chris', 'Ann', 'Bart']);
});

test('a column without an order has no button', () => {
  renderTable();
  expect(screen.queryByRole('button', { name: 'Kind' })).not.toBeInTheDocument();
});

test('it filters as one types, case aside, and counts what is left', async () => {
  renderTable();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'AR');
  expect(names()).toEqual(['Bart']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 trials');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing matches “ARx”.')).toBeInTheDocument();
});

test('one row is counted in the singular', () => {
  renderTable(TRIALS.slice(0, 1));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 trial$/);
});
