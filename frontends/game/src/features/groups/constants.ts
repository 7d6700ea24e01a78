/** Limits of the Groups tab, named after the specification (section 9). */

export const RECENT_GAMES_SHOWN = 5;

/** Number of players whose avatars show on the button that opens People. */
export const FACES_SHOWN = 4;

/** Player inputs at group creation. More can be added, up to the maximum of a group. */
export const PLAYER_INPUTS = 4;
/** The first two are required. */
export const REQUIRED_PLAYERS = 2;

export const GROUP_NAME_MAX = 60;
export const PLAYER_NAME_MAX = 60;
export const GAME_NAME_MAX = 50;
export const SHARE_CODE_MAX = 8;

/** The limits of a scaled-down photo: sharp on a phone at the size a card shows it. */
export const PHOTO_SIZE = { maxBytes: 256 * 1024, maxSide: 512 };

/** The maximum value of a point or a pot of a round. Cents. */
export const STAKES_MAX_CENTS = 1_000_000;
