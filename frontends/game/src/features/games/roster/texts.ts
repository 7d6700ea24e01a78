import { isolated } from '@fairshare/ui';
/** What the roster sheet says. */

export const WHO_PLAYS = 'Who plays';
export const WHO_PLAYS_HINT = 'Points are settled between each two over the holes both play; a pot is for those who play all of its holes.';
export const ALL_HOLES = 'All holes';
export const SITS_OUT = 'Sits out';
export const cameOn = (hole: number) => `Came on hole ${hole}`;
export const leftAfter = (hole: number) => `Left after hole ${hole}`;

export const SAVE_ROSTER = 'Save';
export const DELETE_AND_SAVE = 'Delete scores and save';
export const SAVING = 'Saving...';
export const NEEDS_SIGNAL = 'Changing who plays needs signal. Scores can be entered without.';
export const TWO_TO_EIGHT = 'A round is played by 2 to 8 players.';
export const COULD_NOT_CHANGE = 'Could not change who plays';

export const WHAT_IT_MOVES = 'What it moves';
export const MOVES_NOTHING = 'No money moves.';
/** Beside the button, for the list is below the players. */
export const movesInAll = (amount: string): string => `Moves ${amount} in all`;
export const ALL_GAMES = 'Over all games of this round, if they are settled together.';
export const SCORES_GO = 'Scores are deleted';
/** "Dee: holes 10, 11; 1 card goes back" */
export function whatGoes(name: string, holes: readonly number[], cards: number): string {
  const scores = holes.length > 0 ? [`${holes.length === 1 ? 'hole' : 'holes'} ${holes.join(', ')}`] : [];
  const hand = cards > 0 ? [cards === 1 ? '1 card goes back' : `${cards} cards go back`] : [];
  return `${isolated(name)}: ${[...scores, ...hand].join('; ')}`;
}
