import { ArrowDownIcon, ArrowUpIcon, ArrowUpDownIcon } from 'lucide-react';
import type { DataColumn, SortOrder } from './columns';
import styles from './data-table.module.css';

interface ColumnHeadingProps<Row> {
  column: DataColumn<Row>;
  order: SortOrder | null;
  onSort: (columnId: string) => void;
}

const ORDER_ICONS = { none: ArrowUpDownIcon, ascending: ArrowUpIcon, descending: ArrowDownIcon };

/** A column's heading; a button where the column sorts. */
export function ColumnHeading<Row>({ column, order, onSort }: ColumnHeadingProps<Row>) {
  const direction = order?.columnId === column.id ? order.direction : 'none';
  const OrderIcon = ORDER_ICONS[direction];
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.heading}
      data-align={column.align}
      data-sortable={column.sortValue ? '' : undefined}
      aria-sort={column.sortValue ? direction : undefined}
    >
      {column.sortValue ? (
        <button type="button" className={styles.sort} data-direction={direction} onClick={() => onSort(column.id)}>
          {column.header}
          <OrderIcon aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
