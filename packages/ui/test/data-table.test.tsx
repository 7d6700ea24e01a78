/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, DataTable, type DataColumn, type HowChosen } from '../src/index';

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

test('when a table is drawn, then it names and counts its rows', () => {
  renderTable();
  expect(screen.getByRole('table', { name: 'Active Manual Trials' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('3 trials');
  expect(names()).toEqual(['chris', 'Ann', 'Bart']);
  expect(screen.getByRole('button', { name: 'Extend Ann' })).toBeInTheDocument();
});

test('when a heading is pressed, then rows sort both ways', async () => {
  renderTable();
  const heading = screen.getByRole('columnheader', { name: 'Name' });
  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(['Ann', 'Bart', 'chris']);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(['chris', 'Bart', 'Ann']);
  expect(heading).toHaveAttribute('aria-sort', 'descending');
});

test('when a column of numbers is sorted, then blanks come last', async () => {
  renderTable();
  const sort = screen.getByRole('button', { name: 'Days' });
  await userEvent.click(sort);
  expect(names()).toEqual(['Ann', 'chris', 'Bart']);
  await userEvent.click(sort);
  expect(names()).toEqual(['chris', 'Ann', 'Bart']);
});

test('when a column has no order, then its heading has no button', () => {
  renderTable();
  expect(screen.queryByRole('button', { name: 'Kind' })).not.toBeInTheDocument();
});

test('when a filter is typed, then matching rows are counted', async () => {
  renderTable();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'AR');
  expect(names()).toEqual(['Bart']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 trials');
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing matches “ARx”.')).toBeInTheDocument();
});

test('when there is one row, then it is counted in the singular', () => {
  renderTable(TRIALS.slice(0, 1));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 trial$/);
});

describe('rows that can be chosen', () => {
  let chosen: [string, HowChosen][];
  beforeEach(() => {
    chosen = [];
    Element.prototype.scrollIntoView = jest.fn();
  });

  function renderChoice(chosenId: string | null = null, rows = TRIALS) {
    render(
      <DataTable
        caption="Trials"
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.id}
        rowActions={(row) => <Button>Extend {row.name}</Button>}
        choice={{ chosenId, label: (row) => `${row.name} Ace`, onChoose: (row, how) => chosen.push([row.name, how]) }}
      />,
    );
  }

  test('when a row is pressed, then it is chosen and focused', async () => {
    renderChoice();
    await userEvent.click(screen.getAllByText('manual')[1] as HTMLElement);
    expect(screen.getByRole('button', { name: 'Ann Ace' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'chris Ace' }));
    await userEvent.click(screen.getByRole('button', { name: 'Extend Bart' }));
    expect(chosen).toEqual([
      ['Ann', 'pointer'],
      ['chris', 'pointer'],
    ]);
  });

  test('when Enter or Space is pressed on a name, then it is chosen', async () => {
    renderChoice();
    screen.getByRole('button', { name: 'Bart Ace' }).focus();
    await userEvent.keyboard('{Enter} ');
    expect(chosen).toEqual([
      ['Bart', 'enter'],
      ['Bart', 'enter'],
    ]);
  });

  test('when the arrow keys are pressed, then they lead through names', async () => {
    renderChoice();
    const button = (name: string) => screen.getByRole('button', { name });
    button('chris Ace').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(button('chris Ace')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Ann Ace')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('Bart Ace')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(button('chris Ace')).toHaveFocus();
    expect(chosen.map(([name]) => name)).toEqual(['chris', 'Ann', 'Bart', 'Bart', 'chris']);
    expect(new Set(chosen.map(([, how]) => how))).toEqual(new Set(['arrows']));
  });

  test('when a row is chosen, then it is in view', () => {
    const many = Array.from({ length: 120 }, (_, index): Trial => ({ id: String(index), name: `Golfer ${index + 1}`, days: index }));
    renderChoice('75', many);
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Golfer 76');
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Golfer 76 Ace');
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([screen.getByRole('row', { selected: true })]);
  });

  test('when rows cannot be chosen, then none says whether it is', () => {
    renderTable();
    expect(screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-selected'))).toEqual([]);
  });
});

describe('a table of many rows', () => {
  const many = Array.from({ length: 10_000 }, (_, index): Trial => ({ id: String(index), name: `Golfer ${index + 1}`, days: index }));

  test('when there are ten thousand rows, then one page is drawn', async () => {
    renderTable(many);
    expect(screen.getByRole('status')).toHaveTextContent(/^10,000 trials$/);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(names()).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Days' }));
    expect(names().slice(0, 2)).toEqual(['Golfer 10000', 'Golfer 9999']);
    await userEvent.type(screen.getByRole('searchbox'), 'golfer 4321');
    expect(names()).toEqual(['Golfer 4321']);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 of 10,000 trials$/);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('when pages are turned, then they stop at both ends', async () => {
    renderTable(many.slice(0, 120));
    const pages = within(screen.getByRole('navigation', { name: 'Pages of Active Manual Trials' }));
    const [previous, next] = [pages.getByRole('button', { name: 'Previous page' }), pages.getByRole('button', { name: 'Next page' })];
    await userEvent.click(previous);
    expect(pages.getByText('Page 1 of 3')).toBeInTheDocument();
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(names()[0]).toBe('Golfer 51');
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52');
    await userEvent.click(next);
    await userEvent.click(next);
    expect(names()).toHaveLength(20);
    expect(pages.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(next).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()[0]).toBe('Golfer 1');
    await userEvent.click(next);
    await userEvent.type(screen.getByRole('searchbox'), 'golfer');
    expect(pages.getByText('Page 1 of 3')).toBeInTheDocument();
  });

  test('when rows go from the last page, then the new last shows', async () => {
    const table = (rows: Trial[]) => <DataTable caption="Trials" columns={COLUMNS} rows={rows} rowId={(row) => row.id} />;
    const { rerender } = render(table(many.slice(0, 101)));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    rerender(table(many.slice(0, 100)));
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
    expect(names()[0]).toBe('Golfer 51');
  });
});
