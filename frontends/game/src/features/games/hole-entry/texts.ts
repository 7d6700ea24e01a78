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

export const changedTitle = (hole: number) => `Hole ${hole} was changed`;
export const CHANGED_DESCRIPTION = 'Someone else entered other scores since you opened this hole. Which ones are right?';
export const THEIRS = 'Theirs';
export const MINE = 'Mine';
export const KEEP_THEIRS = 'Keep theirs';
export const USE_MINE = 'Use mine';

export const SCORES_DIFFER = 'Two scores for the same hole';
export const NOTHING_ENTERED = 'nothing';
export const stands = (name: string, stored: string, other: string) => `${name}: ${stored} counts. ${other} was entered too.`;
export const notPlaced = (other: string) => `${other} was recorded on this hole without saying for what.`;
export const takeOther = (other: string) => `Use ${other}`;
export const keepStored = (stored: string) => `Keep ${stored}`;
export const LEAVE_OUT = 'Leave it out';
export const COULD_NOT_SETTLE = 'Could not settle the two scores';

export const alsoOnThisHole = (names: string) => `${names} has this hole open too.`;
export const alsoScoring = (names: string) => `Also scoring: ${names}.`;

export const enteredBy = (value: string, name: string, time: string) => `${value}: ${name}, ${time}`;
