/** Texts of the choice of a round, in the specification's words where it has them. */

export const GO_TO_GROUPS = 'Go to Groups';
export const CREATE_GROUP = 'Create Group';

export const CHOOSE_GAME = 'Choose a game or create one';
export const NO_GAMES_YET = 'No games yet. Create your first game!';
export const CREATE_NEW_GAME = 'Create New Game';
export const PLAY = 'Play';
export const playGame = (name: string) => `Play ${name}`;
export const LOADING_GAMES = 'Loading rounds';
export const COULD_NOT_LOAD_GAMES = 'The rounds could not be loaded';
