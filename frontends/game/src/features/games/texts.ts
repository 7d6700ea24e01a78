/** What the Games tab says around its sub-views; the specification's words where it has them. */

export const VIEW_SWITCH = 'Game to play';

export const GO_TO_GROUPS = 'Go to Groups';

export const CHOOSE_GAME = 'Choose a game or create one';
export const NO_GAMES_YET = 'No games yet. Create your first game!';
export const CREATE_NEW_GAME = 'Create New Game';
export const PLAY = 'Play';
export const playGame = (name: string) => `Play ${name}`;

export const NOT_STARTED = 'Your group has not started this game.';

export const LOADING_GAME = 'Loading the game';
export const LOADING_GAMES = 'Loading games';
export const COULD_NOT_LOAD_GAME = 'The game could not be loaded';
export const COULD_NOT_LOAD_GAMES = 'The games could not be loaded';
export const SCORES_ARE_SAFE = 'Everything that was saved is safe.';
