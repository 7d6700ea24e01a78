/** Texts of the Games tab outside its sub-views, in the specification's words where it has them. */

export const VIEW_SWITCH = 'Game to play';

export const NOT_STARTED = 'Your group has not started this game.';

export const LOADING_GAME = 'Loading the round';
export const COULD_NOT_LOAD_GAME = 'The round could not be loaded';
export const SCORES_ARE_SAFE = 'Everything that was saved is safe.';
