import { isolated } from '@fairshare/ui';
/** Texts for a hole that two golfers entered differently, for the golfer who saves it and for the group. */

export const changedTitle = (hole: number) => `Hole ${hole} was changed`;
export const CHANGED_DESCRIPTION = 'Someone else entered other scores since you opened this hole. Which ones are right?';
export const THEIRS = 'Theirs';
export const MINE = 'Mine';
export const KEEP_THEIRS = 'Keep theirs';
export const USE_MINE = 'Use mine';

export const NOTHING_ENTERED = 'nothing';
/** "Hole 10: did Ben take 4 or 5?" */
export const didTake = (hole: number | null, name: string, values: readonly string[]) => `Hole ${hole}: did ${isolated(name)} take ${values.join(' or ')}?`;
/** "Hole 10: First on the green: Ann or Ben?" */
export const whichAnswer = (hole: number | null, question: string | null, values: readonly string[]) =>
  question === null ? `Hole ${hole}: an answer without a question` : `Hole ${hole}, ${question}: ${values.join(' or ')}?`;
export const notPlaced = (other: string) => `${other} was recorded on this hole without saying for what.`;
export const COUNTS_NOW = 'Counts now';
export const moves = (amount: string) => `Moves ${amount}`;
export const MOVES_NO_MONEY = 'Moves no money';
export const LEAVE_OUT = 'Leave it out';
export const COULD_NOT_SETTLE = 'Could not settle the two scores';
/** "Ann, 5:12 PM" */
export const enteredBy = (name: string, time: string) => `${isolated(name.charAt(0).toUpperCase() + name.slice(1))}, ${time}`;
