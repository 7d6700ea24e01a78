import type { KeyboardEvent, MouseEvent } from 'react';

/** How the user chose a row: with the arrow keys, going through the rows; with Enter; or with a pointer. */
export type HowChosen = 'arrows' | 'enter' | 'pointer';

/** The choice of a row, in a table whose rows have details. */
export interface RowChoice<Row> {
  /** The row whose detail is shown; null: none. */
  chosenId: string | null;
  onChoose: (row: Row, how: HowChosen) => void;
  /** The accessible name of the row's button. It begins with the content of the first column. */
  label: (row: Row) => string;
  /** The detail is next to the table, so rows become cards only below 400 px. */
  beside?: boolean;
}

/** The button of a row, in its first column. */
const BUTTON = 'button[data-choose]';

/** Whether a click in a row is meant for the row: not for a button, link or input, and not to select text. If so, focuses the row's button. */
export function isMeantForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest('button, a, input') || window.getSelection()?.isCollapsed === false) return false;
  currentTarget.querySelector<HTMLElement>(BUTTON)?.focus();
  return true;
}

/** Moves the focus: arrow keys from row to row, Home and End to the first and last row. Returns the row's index, counted from 0; null: any other key. */
export function rowByKey(event: KeyboardEvent<HTMLElement>): number | null {
  const buttons = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>(BUTTON) ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const last = buttons.length - 1;
  const to = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
  if (to === undefined) return null;
  event.preventDefault();
  buttons[to]?.focus();
  return to;
}
