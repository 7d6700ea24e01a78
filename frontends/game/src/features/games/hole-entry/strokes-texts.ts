/** Texts for entering strokes, in the specification's words where it has them. */

export const NET_STROKES = 'Net Strokes';
/** For rounds with handicap strokes. */
export const GROSS_STROKES = 'Gross Strokes';
export const strokesGivenWords = (given: number) => `${Math.abs(given)} ${Math.abs(given) === 1 ? 'stroke' : 'strokes'} ${given > 0 ? 'given' : 'given back'}`;
export const netWords = (net: number) => `net ${net}`;
export const PAR = 'par';
export const parWords = (par: number) => `Par ${par}`;
export const strokesOf = (name: string) => `${name} strokes`;

export const INVALID_SCORES_TITLE = 'Invalid Scores';
export const INVALID_SCORES = 'Please enter valid scores for all players';
export const couldNotUpdate = (hole: number) => `Could not update hole scores (hole ${hole})`;
