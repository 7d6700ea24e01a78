/** Limits of the Groups tab, named after the specification (section 9). */

export const RECENT_GAMES_SHOWN = 5;

/** Players whose avatars lead to People. */
export const FACES_SHOWN = 4;

/** Player inputs at group creation; more can be added up to the most a group may hold. */
export const PLAYER_INPUTS = 4;
/** The first two are required. */
export const REQUIRED_PLAYERS = 2;

export const GROUP_NAME_MAX = 60;
export const PLAYER_NAME_MAX = 60;
export const GAME_NAME_MAX = 50;
export const SHARE_CODE_MAX = 8;

/** A photo once it is scaled down: sharp on a phone at the size a card shows it. */
export const PHOTO_SIZE = { maxBytes: 256 * 1024, maxSide: 512 };

/** What a point or a pot of a round may be worth at most. Cents. */
export const STAKES_MAX_CENTS = 1_000_000;
