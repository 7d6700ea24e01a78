import type { ReactNode } from 'react';
import type { DataColumn } from './columns';
import styles from './data-table.module.css';
import { isMeantForRow, rowByKey, type RowChoice } from './row-choice';

interface DataRowProps<Row> {
  row: Row;
  columns: ReadonlyArray<DataColumn<Row>>;
  actions?: ReactNode;
  /** The row's place in the whole table, counted from 1; missing: all rows are drawn. */
  rowIndex?: number;
  choice?: RowChoice<Row>;
  chosen: boolean;
  /** Called when a key moves the focus to another row, with its place among the drawn rows. */
  onReached: (place: number) => void;
}

/** A row. If rows can be chosen, the content of the first column is the button that chooses the row. */
export function DataRow<Row>({ row, columns, actions, rowIndex, choice, chosen, onReached }: DataRowProps<Row>) {
  return (
    <tr
      role="row"
      className={styles.row}
      aria-rowindex={rowIndex}
      aria-selected={choice && chosen}
      onClick={choice && ((event) => isMeantForRow(event) && choice.onChoose(row, 'pointer'))}
    >
      {columns.map((column, place) => {
        const names = place === 0 || column.card === 'name';
        const Cell = names ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            role={names ? 'rowheader' : 'cell'}
            scope={names ? 'row' : undefined}
            className={styles.cell}
            data-card={column.card}
            data-label={column.header}
            data-align={column.align}
          >
            {choice && place === 0 ? (
              <button
                type="button"
                data-choose
                className={styles.choose}
                aria-label={choice.label(row)}
                aria-current={chosen ? 'true' : undefined}
                // A click by Enter or Space has a `detail` of 0.
                onClick={({ detail }) => choice.onChoose(row, detail === 0 ? 'enter' : 'pointer')}
                onKeyDown={(event) => {
                  const to = rowByKey(event);
                  if (to !== null) onReached(to);
                }}
              >
                {column.cell(row)}
              </button>
            ) : (
              <span className={styles.value}>{column.cell(row)}</span>
            )}
          </Cell>
        );
      })}
      {actions && (
        <td role="cell" className={styles.rowActions}>
          <span className={styles.value}>{actions}</span>
        </td>
      )}
    </tr>
  );
}
