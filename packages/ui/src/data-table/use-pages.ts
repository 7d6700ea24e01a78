import { useState } from 'react';

/** Rows drawn at a time: more make typing and scrolling heavy on a phone, as each is a card with buttons. */
const ROWS_A_PAGE = 50;

export interface Paging {
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
  /** A page that there is not turns to the nearest. */
  turnTo(page: number): void;
}

/** Cuts a long list into pages. Fewer rows than before, and whoever was behind them is on the last page. */
export function usePages<Row>(rows: readonly Row[]): Paging & { readonly rowsOfPage: readonly Row[]; readonly first: number } {
  const [wanted, setWanted] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  const page = Math.min(wanted, pages - 1);
  const first = page * ROWS_A_PAGE;
  return {
    page,
    pages,
    first,
    rowsOfPage: rows.slice(first, first + ROWS_A_PAGE),
    turnTo: (next) => setWanted(Math.max(0, Math.min(next, pages - 1))),
  };
}
