import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Each open sheet has an entry in the browser's history, so that Back closes the sheet instead of leaving the screen below it. React decides
 * which sheets are open, and the history follows: a missing entry is pushed, and a surplus entry is removed by going back.
 */
interface OpenSheet {
  close(): void;
}

const open: OpenSheet[] = [];

/** Identifies this copy of the module. Entries of another page load, or of another frontend's copy, represent none of these sheets. */
const OWNER = Math.random().toString(36).slice(2);
/** After so many milliseconds, work on the history no longer waits for a browser that has not gone back. */
const TRAVEL_MS = 1_000;
/** After so many more milliseconds, the browser has dropped the step and is asked again. */
const DROPPED_AFTER_MS = 10_000;
/** The time for a sheet that Back closed to unmount. Milliseconds. */
const CLOSED_WITHIN_MS = 50;

let travel: ReturnType<typeof setTimeout> | null = null;
/** Set while the browser was asked to go back and has not yet: asked again, it would go back twice. */
let late: ReturnType<typeof setTimeout> | null = null;
let planned: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Makes Back close an open sheet, and removes the sheet's history entry when it is closed in another way. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  // A layout effect, so that the entry exists before the sheet is visible: an immediate Back is meant for the sheet.
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

/** Whether the current history entry belongs to a sheet. A screen shown instead of the sheet replaces that entry. */
export function isSheetEntry(state: unknown = window.history.state): boolean {
  return sheetsOf(state) !== undefined;
}

/** Runs work on the history once no removal of a sheet's entry is in progress, or after a second. */
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

/** Whether the browser was asked to go back and has not yet. */
const isGoingBack = (): boolean => travel !== null || late !== null;

function settle(): void {
  if (isGoingBack()) return;
  addEntries();
  const tooMany = depth() - open.length;
  if (tooMany <= 0) return;
  travel = setTimeout(waitNoLonger, TRAVEL_MS);
  window.history.go(-tooMany);
}

function arrive(): void {
  if (travel !== null) clearTimeout(travel);
  if (late !== null) clearTimeout(late);
  late = null;
  goOn();
  plan(0);
}

function waitNoLonger(): void {
  late = setTimeout(arrive, DROPPED_AFTER_MS);
  goOn();
}

function goOn(): void {
  travel = null;
  for (const work of waiting.splice(0)) work();
}

/** Handles Back, and Forward to the entry of a closed sheet. Such an entry shows nothing, so `settle` goes back from it shortly after. */
function follow(): void {
  if (isGoingBack()) return arrive();
  for (const sheet of open.slice(depth()).reverse()) sheet.close();
  plan(CLOSED_WITHIN_MS);
}
