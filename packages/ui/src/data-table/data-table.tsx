import { SearchIcon } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { groupThousands } from '../money/money-words';
import { TextField } from '../text-field/text-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ColumnHeading } from './column-heading';
import { type DataColumn, nextOrder, sortRows, type SortOrder } from './columns';
import { DataRow } from './data-row';
import styles from './data-table.module.css';
import { Pager } from './pager';
import type { RowChoice } from './row-choice';
import { usePages } from './use-pages';

export interface DataTableProps<Row> {
  /** What the table lists; its name for screen readers. */
  caption: string;
  /** The first column names the row, and so does any other column whose `card` is `name`. */
  columns: ReadonlyArray<DataColumn<Row>>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Buttons at the end of each row. Each label must name its row. */
  rowActions?: (row: Row) => ReactNode;
  /** Adds a field that filters rows as the user types. `text`: the text of a row to search, case-insensitively. */
  filter?: { label: string; text: (row: Row) => string };
  /** The noun for the row count: `['user', 'users']`. */
  noun?: readonly [one: string, many: string];
  /** In place of the rows when there are none at all. */
  empty?: ReactNode;
  /** Makes rows choosable: each row has a detail, which is shown elsewhere. */
  choice?: RowChoice<Row>;
}

/** As many columns as fit side by side into 640 px. */
const FEW_COLUMNS = 4;

/**
 * A dense table that sorts, filters and counts its rows. Its heading stays in view. Below 640 px of width, or 900 px with many
 * columns, each row becomes a card with all of its cells. Only one page of rows is drawn at a time.
 */
export function DataTable<Row>({ caption, columns, rows, rowId, rowActions, filter, noun = ['row', 'rows'], empty, choice }: DataTableProps<Row>) {
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [wanted, setWanted] = useState('');

  const needle = wanted.trim().toLowerCase();
  const filterText = filter?.text;
  const shown = useMemo(() => {
    const found = needle && filterText ? rows.filter((row) => filterText(row).toLowerCase().includes(needle)) : rows;
    return sortRows(found, columns, order);
  }, [rows, columns, order, needle, filterText]);

  const chosenId = choice?.chosenId ?? null;
  const paging = usePages(shown, () => (chosenId === null ? 0 : shown.findIndex((row) => rowId(row) === chosenId)));
  const { rowsOfPage, first, pages, turnTo } = paging;
  const region = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const showTop = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
    if (region.current && region.current.getBoundingClientRect().top < 0) region.current.scrollIntoView();
  };

  // The detail may take space from the table, so the chosen row is scrolled into view.
  useEffect(() => {
    if (chosenId !== null) scroller.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const total = `${groupThousands(rows.length)} ${rows.length === 1 ? noun[0] : noun[1]}`;
  const count = needle ? `${groupThousands(shown.length)} of ${total}` : total;

  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div ref={region} className={styles.region} data-many={columns.length > FEW_COLUMNS || undefined} data-beside={choice?.beside || undefined}>
      <div className={styles.bar}>
        {filter && (
          <div className={styles.filter}>
            <TextField
              type="search"
              label={filter.label}
              hideLabel
              placeholder={filter.label}
              prefix={<SearchIcon aria-hidden />}
              value={wanted}
              onChange={(event) => {
                setWanted(event.target.value);
                turnTo(0);
              }}
            />
          </div>
        )}
        <p role="status" className={styles.count}>
          {count}
        </p>
      </div>
      {/* This region scrolls in both directions, so it is focusable for the arrow keys. */}
      <div ref={scroller} className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
        {/* Explicit roles, because browsers drop the semantics of a table whose rows are laid out as cards. */}
        <table role="table" className={styles.table} aria-rowcount={pages > 1 ? shown.length + 1 : undefined}>
          <caption className={styles.caption}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              {columns.map((column) => (
                <ColumnHeading
                  key={column.id}
                  column={column}
                  order={order}
                  onSort={(columnId) => {
                    setOrder(nextOrder(order, columnId));
                    turnTo(0);
                  }}
                />
              ))}
              {rowActions && (
                <th role="columnheader" scope="col" className={styles.heading}>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rowsOfPage.map((row, index) => (
              <DataRow
                key={rowId(row)}
                row={row}
                columns={columns}
                actions={rowActions?.(row)}
                rowIndex={pages > 1 ? first + index + 2 : undefined}
                choice={choice}
                chosen={rowId(row) === chosenId}
                onReached={(place) => {
                  const reached = rowsOfPage[place];
                  if (reached !== undefined) choice?.onChoose(reached, 'arrows');
                }}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className={styles.none}>{needle ? `Nothing matches “${wanted.trim()}”.` : `No ${noun[1]} yet.`}</p>}
      </div>
      {pages > 1 && <Pager label={`Pages of ${caption}`} paging={paging} onTurn={showTop} />}
    </div>
  );
}
