/** What the frame of the main screen says. */

export const GROUP_IS_GONE = 'That group is no longer yours to see';
export const GAME_IS_GONE = 'That game was deleted';
