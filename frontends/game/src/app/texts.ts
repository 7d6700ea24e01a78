/** What the frame of the main screen says. */

export const TAB_NAMES = { groups: 'Groups', games: 'Games', scoreboard: 'Payouts', rules: 'Rules' } as const;

export const RESTORING = 'Restoring your game';
/** Of a phone that never had a game open: there is none to restore. */
export const LOADING = 'Loading';
export const GROUP_IS_GONE = 'That group is no longer yours to see';
export const GAME_IS_GONE = 'That game was deleted';
export const GAME_OF_ANOTHER_GROUP = 'That game is of another group';

export const LOGOUT_FAILED = { title: 'Logout failed', description: 'Please try again' } as const;
