/** Texts of a scorecard. */

export const SCORECARD = 'Scorecard';
export const SHOWN = 'What the card shows';

export const HOLE = 'Hole';
/** Heading of the names in a part without hole columns. */
export const PLAYER = 'Player';
export const PAR = 'Par';
export const STROKE_INDEX = 'Stroke index';
export const OUT = 'Out';
export const IN = 'In';
export const TOTAL = 'Total';
export const NET = 'Net';
export const TO_PAR = 'To par';
export const STROKES = 'Strokes';

export const FRONT_NINE = 'Front nine';
export const BACK_NINE = 'Back nine';
export const TOTALS = 'Totals';
/** The accessible name of one of its tables, for screen readers: "Strokes, front nine" */
export const tableName = (line: string, part: string): string => `${line}, ${part.toLowerCase()}`;

/** "+5", "E" for level, "−2" */
export const toParWords = (over: number): string => (over === 0 ? 'E' : `${over > 0 ? '+' : '−'}${Math.abs(over)}`);

export const PICKED_UP_MARK = 'X';
export const PICKED_UP = 'picked up';
export const DOES_NOT_PLAY = 'does not play it';
export const NOT_YET = 'no score yet';
export const BEST = 'best of the hole';
export const netOf = (net: string): string => `net ${net}`;
export const strokesGiven = (count: number): string => (count === 1 ? 'a stroke given' : `${count} strokes given`);
export const strokesGivenBack = (count: number): string => (count === 1 ? 'a stroke given back' : `${count} strokes given back`);
/** The accessible name of a cell that opens its hole: "Ann Archer, hole 3: 4, Par" */
export const cellName = (player: string, hole: number, words: string): string => `${player}, hole ${hole}: ${words}`;

export const LEGEND_BEST = 'won the hole';
export const LEGEND_DOT = 'a stroke given';
export const LEGEND_BACK = 'a stroke given back';
export const LEGEND_PICKED_UP = 'picked up';
export const OPENS_A_HOLE = 'Tap a score to go to it.';
