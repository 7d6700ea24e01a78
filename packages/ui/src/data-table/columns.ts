import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Gives the value to sort by; without it the column does not sort. Dates as ISO text or numbers. */
  sortValue?: (row: Row) => string | number | null;
  align?: 'start' | 'end';
  /**
   * Its place where a row is a card: `name` stands in the card's heading, `wide` takes a line of its own without its label, `half` stands
   * beside another under its label, `state` at the end of the heading and `short` beside others without its label. Default: a line of its own,
   * label first. The first column always is a name.
   */
  card?: 'name' | 'wide' | 'half' | 'state' | 'short';
}

export interface SortOrder {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** Made with the first table: at the start of the app it would keep a phone busy. */
let textOrder: Intl.Collator | undefined;

function compareValues(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  textOrder ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return textOrder.compare(String(one), String(other));
}

/** The rows in the order asked for. Rows without a value come last, whichever way the order goes. */
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

/** Pressing a column's heading: ascending first, then the other way round. */
export function nextOrder(order: SortOrder | null, columnId: string): SortOrder {
  const turned = order?.columnId === columnId && order.direction === 'ascending';
  return { columnId, direction: turned ? 'descending' : 'ascending' };
}
