/** What the 2/9/16 view says; the specification's words where it has them. */

export const NET_STROKES = 'Net Strokes';
/** Where strokes are given. */
export const GROSS_STROKES = 'Gross Strokes';
export const strokesGivenWords = (given: number) => `${Math.abs(given)} ${Math.abs(given) === 1 ? 'stroke' : 'strokes'} ${given > 0 ? 'given' : 'given back'}`;
export const netWords = (net: number) => `net ${net}`;
export const strokesOf = (name: string) => `${name} strokes`;
export const strokesWords = (strokes: number | string) => String(strokes);

export const INVALID_SCORES_TITLE = 'Invalid Scores';
export const INVALID_SCORES = 'Please enter valid scores for all players';
export const couldNotUpdate = (hole: number) => `Could not update hole scores (hole ${hole})`;

export const NO_POINTS_GAME = 'No 2/9/16 game yet';
/** @param points by place, best first, as many as the group has players */
export const pointsGameHint = (points: readonly number[]) =>
  `Net strokes earn points on every hole. With your ${points.length} players the places earn ${points.slice(0, -1).join(', ')} and ${points.at(-1)}.`;
export const CREATE_POINTS_GAME = 'Create 2/9/16 Game';
export const COULD_NOT_CREATE_POINTS_GAME = 'Could not create points game';
