/** What entering a hole says, in 2/9/16 and in BBB. */

export const SELECT_HOLE = 'Select Hole';
export const HOLE = 'Hole';
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

export const SCORES_DIFFER = 'Two scores for the same hole';
export const alsoOnThisHole = (names: string) => `${names} has this hole open too.`;
export const alsoScoring = (names: string) => `Also scoring: ${names}.`;
