/** The specification's numbers for the Games tab. */

/** Number of games offered while none is selected. */
export const RECENT_GAMES_SHOWN = 3;

/** Settings inputs return from saved, and from error, to idle after this long. */
export const SETTINGS_SAVED_MS = 2_000;
export const SETTINGS_ERROR_MS = 3_000;

/** Autosaved inputs are saved this long after the last key, and then show "saved" for this long. */
export const AUTOSAVE_DEBOUNCE_MS = 400;
export const AUTOSAVE_SAVED_MS = 1_200;

/** Custom cards that get a value editor. */
export const CUSTOM_CARD_EDITORS = 3;
export const CUSTOM_CARD_EMOJI_CHARACTERS = 2;
export const CUSTOM_CARD_NAME_LENGTH = 40;

/** Maximum length of a player's name in a group. */
export const PLAYER_NAME_MAX = 60;
