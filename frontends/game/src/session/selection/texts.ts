export const GROUP_IS_GONE = 'That group is no longer yours to see';
export const GAME_IS_GONE = 'That game was deleted';
export const GAME_OF_ANOTHER_GROUP = 'That game is of another group';
