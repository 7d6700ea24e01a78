import { isolated } from '@fairshare/ui';
/** What is said where two golfers entered a hole: to whoever saves it, and to the group. */

export const changedTitle = (hole: number) => `Hole ${hole} was changed`;
export const CHANGED_DESCRIPTION = 'Someone else entered other scores since you opened this hole. Which ones are right?';
export const THEIRS = 'Theirs';
export const MINE = 'Mine';
export const KEEP_THEIRS = 'Keep theirs';
export const USE_MINE = 'Use mine';

export const NOTHING_ENTERED = 'nothing';
export const stands = (name: string, stored: string, other: string) => `${isolated(name)}: ${stored} counts. ${other} was entered too.`;
export const notPlaced = (other: string) => `${other} was recorded on this hole without saying for what.`;
export const takeOther = (other: string) => `Use ${other}`;
export const keepStored = (stored: string) => `Keep ${stored}`;
export const LEAVE_OUT = 'Leave it out';
export const COULD_NOT_SETTLE = 'Could not settle the two scores';
export const enteredBy = (value: string, name: string, time: string) => `${value}: ${isolated(name)}, ${time}`;
