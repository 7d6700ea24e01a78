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

/**
 * Cuts a long list into pages. Fewer rows than before, and whoever was behind them is on the last page.
 *
 * @param opensAt the row whose page is the first to be shown, counted from 0
 */
export function usePages<Row>(rows: readonly Row[], opensAt: () => number): Paging & { readonly rowsOfPage: readonly Row[]; readonly first: number } {
  const [wanted, setWanted] = useState(() => Math.max(0, Math.floor(opensAt() / ROWS_A_PAGE)));
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
