/** What the screen of both games of a hole says besides what each game says. */

export const BOTH_GAMES_ON_ONE_SCREEN = 'Both games on one screen';
export const BOTH = 'Both';
/** "BBB and 2/9/16" */
export const togetherTitle = (games: readonly string[]) => games.join(' and ');
