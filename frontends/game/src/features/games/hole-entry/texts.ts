/** Texts for entering a hole, for every kind of input. */

export const SELECT_HOLE = 'Select Hole';
export const HOLE = 'Hole';
export const FINISHED_ROUND = 'This round is finished.';
export const ONE_HOLE_BACK = 'Back one hole';
export const ONE_HOLE_ON = 'Forward one hole';
export const SAVE_SCORES = 'Save Scores';
export const SAVING = 'Saving...';
export const NEXT_HOLE = 'Next Hole';
export const GO_TO_PAYOUTS = 'Go to Payouts';
export const GO_TO_STANDINGS = 'Go to Standings';
export const NOT_SAVED_YET = 'Not saved yet';
export const PARTLY_ENTERED = 'Not everyone is entered yet';
/** "Not on this hole: Dee (left after hole 9)" */
export const offHole = (players: readonly string[]) => `Not on this hole: ${players.join(', ')}`;
export const openHoleLeft = (hole: number) => `Hole ${hole} is open`;

/** Nobody, as an answer. */
export const NONE = 'None';
/** A player's points on the hole: "6 pts" for the game that the strokes belong to, "3 BBB" for another one. */
export const shortPoints = (points: number) => `${points} ${points === 1 ? 'pt' : 'pts'}`;
export const pointsOfGame = (game: string, points: number) => `${points} ${game}`;
export const USUAL_SCORES = 'Usual Scores';
/** For a round on a course. */
export const PAR_SCORES = 'All Par';

/** "Hole 10: two scores for Ben", "Hole 10: two scores for Ben, and 2 more" */
export const differs = (hole: number | null, name: string | null, many: number) =>
  `Hole ${hole}: ${name === null ? 'an answer without a question' : `two scores for ${name}`}${many > 1 ? `, and ${many - 1} more` : ''}`;
export const alsoOnThisHole = (names: string) => `${names} has this hole open too.`;
export const alsoScoring = (names: string) => `Also scoring: ${names}.`;
