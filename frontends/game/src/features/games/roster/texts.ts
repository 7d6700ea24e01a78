import { isolated } from '@fairshare/ui';
/** Texts of the roster sheet. */

export const WHO_PLAYS = 'Who plays';
export const WHO_PLAYS_HINT = 'Points are settled between each two over the holes both play; a pot is for those who play all of its holes.';
export const HOW_SETTLED = 'How is this settled?';
export const allHoles = (many: number) => `All ${many}`;
export const SITS_OUT = 'Out';
export const cameOn = (hole: number) => `From ${hole}`;
export const leftAfter = (hole: number) => `To ${hole}`;
export const oneHoleEarlier = (name: string) => `One hole earlier: ${name}`;
export const oneHoleLater = (name: string) => `One hole later: ${name}`;

export const ADD_PLAYER = 'Add player';
export const NEW_NAME = 'Name';
/** A player who joins during the round plays from this hole on. */
export const playsFrom = (hole: number) => `Plays from hole ${hole} on`;
export const PLAYS_ALL = 'Plays all holes';
export const COULD_NOT_ADD = 'Could not add the player';

export const SAVE_ROSTER = 'Save';
export const DELETE_AND_SAVE = 'Delete scores and save';
export const SAVING = 'Saving...';
export const NEEDS_SIGNAL = 'Changing who plays needs signal. Scores can be entered without.';
export const TWO_TO_EIGHT = 'A round is played by 2 to 8 players.';
export const COULD_NOT_CHANGE = 'Could not change who plays';

export const WHAT_IT_MOVES = 'What it moves';
export const MOVES_NOTHING = 'No money moves.';
/** Shown beside the button, because the list is below the players and may be out of view. */
export const movesInAll = (amount: string): string => `Moves ${amount} in all`;
export const ALL_GAMES = 'Over all games of this round, if they are settled together.';
export const SCORES_GO = 'Scores are deleted';
/** "Dee: holes 10, 11; 1 card goes back" */
export function whatGoes(name: string, holes: readonly number[], cards: number): string {
  const scores = holes.length > 0 ? [`${holes.length === 1 ? 'hole' : 'holes'} ${holes.join(', ')}`] : [];
  const hand = cards > 0 ? [cards === 1 ? '1 card goes back' : `${cards} cards go back`] : [];
  return `${isolated(name)}: ${[...scores, ...hand].join('; ')}`;
}
