import { formatDollars } from '@fairshare/golf-rules';

/** Texts of the sheet of a round's house rules. */

export const RULES_HINT = 'What this round is settled by.';
export const COURSE = 'Course';
export const NO_COURSE = 'No course: strokes are net';
export const NEEDS_SIGNAL = 'Changing the rules needs signal. Scores can be entered without.';
export const CHANGED_SINCE = 'Changed since the first entry';
/** "Ann, Jun 20, 2026, moves $12.00" */
export const changedBy = (name: string, day: string, movedCents: number): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${day}${movedCents > 0 ? `, moves ${formatDollars(movedCents)}` : ''}`;
