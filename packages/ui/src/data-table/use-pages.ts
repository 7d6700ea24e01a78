import { useState } from 'react';

/** Rows drawn at a time. More rows make typing and scrolling slow on a phone, because each is a card with buttons. */
const ROWS_A_PAGE = 50;

export interface Paging {
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
  /** Turns to a page. A page that does not exist is clamped to the nearest one. */
  turnTo(page: number): void;
}

/**
 * Splits a long list into pages. If the list shrinks and no longer has the current page, the last page is shown.
 *
 * @param opensAt the row whose page is shown first, counted from 0
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
