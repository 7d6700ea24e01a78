import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Open sheets are entries of the browser's history, so that Back closes a sheet instead of leaving what is below it. Which are open is
 * React's to say; the history follows: an entry too few is added, one too many is gone back from.
 */
interface OpenSheet {
  close(): void;
}

const open: OpenSheet[] = [];

/** A history entry of another load of the page, or of another frontend's copy of this module, represents none of these sheets. */
const OWNER = Math.random().toString(36).slice(2);
/** A browser that does not go back after all. Milliseconds. */
const TRAVEL_MS = 1_000;
/** What Back has closed is gone from the page by then. Milliseconds. */
const CLOSED_WITHIN_MS = 50;

let travel: ReturnType<typeof setTimeout> | null = null;
let planned: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Has Back close what is open, and takes its entry out of the history when it is closed otherwise. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  // Before the sheet is seen: who presses Back as soon as it is there means the sheet.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    if (open.length === 0) window.addEventListener('popstate', follow);
    const sheet = { close: () => closeNow() };
    open.push(sheet);
    addEntries();
    plan(0);
    return () => {
      open.splice(open.indexOf(sheet), 1);
      plan(0);
    };
  }, [isOpen]);
}

/** Whether the entry on top of the history is a sheet's. What is shown instead of the sheet takes that entry's place. */
export function isSheetEntry(state: unknown = window.history.state): boolean {
  return sheetsOf(state) !== undefined;
}

/** Does work on the history as soon as no sheet is on its way out of it. */
export function afterSheets(work: () => void): void {
  if (travel === null) work();
  else waiting.push(work);
}

interface Sheets {
  readonly owner: string;
  readonly depth: number;
}

const sheetsOf = (state: unknown): Sheets | undefined => (state as { sheets?: Sheets } | null)?.sheets;

/** How many sheets the current history entry represents. */
function depth(): number {
  const sheets = sheetsOf(window.history.state);
  return sheets?.owner === OWNER ? sheets.depth : 0;
}

function plan(milliseconds: number): void {
  clearTimeout(planned);
  planned = setTimeout(settle, milliseconds);
}

function addEntries(): void {
  if (travel !== null) return;
  for (let at = depth(); at < open.length; at += 1) {
    window.history.pushState({ ...window.history.state, sheets: { owner: OWNER, depth: at + 1 } }, '');
  }
}

function settle(): void {
  if (travel !== null) return;
  addEntries();
  const tooMany = depth() - open.length;
  if (tooMany <= 0) return;
  travel = setTimeout(arrive, TRAVEL_MS);
  window.history.go(-tooMany);
}

function arrive(): void {
  if (travel !== null) clearTimeout(travel);
  travel = null;
  for (const work of waiting.splice(0)) work();
  plan(0);
}

/** The golfer has gone back, or forward to a sheet that is closed: there is nothing to see, and the next moment leads back from it. */
function follow(): void {
  if (travel !== null) return arrive();
  for (const sheet of open.slice(depth()).reverse()) sheet.close();
  plan(CLOSED_WITHIN_MS);
}
