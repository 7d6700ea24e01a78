import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Returns the value to sort by: dates as ISO text or numbers. Without it the column does not sort. */
  sortValue?: (row: Row) => string | number | null;
  align?: 'start' | 'end';
  /**
   * The column's position where a row is a card. `name`: in the card's heading. `wide`: on a line of its own, without its label. `half`: next to
   * another one, under its label. `state`: at the end of the heading. `short`: next to others, without its label. Default: on a line of its own,
   * label first. The first column is always a name.
   */
  card?: 'name' | 'wide' | 'half' | 'state' | 'short';
}

export interface SortOrder {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** Created for the first table: at app start, creating it would block a phone. */
let textOrder: Intl.Collator | undefined;

function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  textOrder ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return textOrder.compare(String(one), String(other));
}

/** The rows in the requested order. Rows without a value come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], columns: ReadonlyArray<DataColumn<Row>>, order: SortOrder | null): readonly Row[] {
  const sortValue = columns.find((column) => column.id === order?.columnId)?.sortValue;
  if (!order || !sortValue) return rows;
  const sign = order.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((first, second) => {
    const [one, other] = [sortValue(first), sortValue(second)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compareValues(one, other);
  });
}

/** The order after a press on a column's heading: ascending first, then reversed. */
export function nextOrder(order: SortOrder | null, columnId: string): SortOrder {
  const turned = order?.columnId === columnId && order.direction === 'ascending';
  return { columnId, direction: turned ? 'descending' : 'ascending' };
}
