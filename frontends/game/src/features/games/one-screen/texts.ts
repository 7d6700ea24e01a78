/** Texts of the screen with both games of a hole, beyond the texts of each game. */

export const BOTH_GAMES_ON_ONE_SCREEN = 'Both games on one screen';
export const BOTH = 'Both';
/** "BBB and 2/9/16" */
export const togetherTitle = (games: readonly string[]) => games.join(' and ');
