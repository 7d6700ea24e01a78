/** What the 2/9/16 view says; the specification's words where it has them. */

export const NET_STROKES = 'Net Strokes';
export const strokesOf = (name: string) => `${name} strokes`;
export const strokesWords = (strokes: number | string) => String(strokes);

export const INVALID_SCORES_TITLE = 'Invalid Scores';
export const INVALID_SCORES = 'Please enter valid scores for all players';
export const couldNotUpdate = (hole: number) => `Could not update hole scores (hole ${hole})`;

export const NO_POINTS_GAME = 'No 2/9/16 game yet';
export const NO_POINTS_GAME_HINT = 'Net strokes earn points on every hole: 2 in all with two players, 9 with three, 16 with four.';
export const CREATE_POINTS_GAME = 'Create 2/9/16 Game';
export const COULD_NOT_CREATE_POINTS_GAME = 'Could not create points game';
