import type { KeyboardEvent, MouseEvent } from 'react';

/** With the arrow keys, going through the rows; with Enter; or with a pointer. */
export type HowChosen = 'arrows' | 'enter' | 'pointer';

/** A table each of whose rows has a detail to be shown. */
export interface RowChoice<Row> {
  /** The row whose detail is shown; null: none. */
  chosenId: string | null;
  onChoose: (row: Row, how: HowChosen) => void;
  /** What the row's button is called. It begins with what stands in the first column. */
  label: (row: Row) => string;
  /** The detail stands beside the table: however narrow it is, rows stay rows. */
  beside?: boolean;
}

/** The button of a row, which stands in its first column. */
const BUTTON = 'button[data-choose]';

/** A press anywhere in the row that is meant for nothing else: on no button, and not to mark words. The row's button has the focus then. */
export function isMeantForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || target.closest('button, a, input') || window.getSelection()?.isCollapsed === false) return false;
  currentTarget.querySelector<HTMLElement>(BUTTON)?.focus();
  return true;
}

/** The arrow keys lead from row to row, Home and End to the first and the last. Returns where to, counted from 0; null: the key is another. */
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
