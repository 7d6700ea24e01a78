/** Texts of side games, beyond the texts of each kind. */

export const ADD_A_GAME = 'Add a Game';
export const ADD_A_GAME_HINT = 'Played on the same scores, beside the games of the round.';
export const COULD_NOT_OPEN = 'Could not open the games';
export const COULD_NOT_ADD = 'Could not add the game';
export const COULD_NOT_CHANGE = 'Could not change the game';
export const COULD_NOT_REMOVE = 'Could not remove the game';
export const NEEDS_SIGNAL = 'Adding or changing a game needs a signal';

export const WHAT_TO_PLAY = 'What shall we play?';
export const ANY = 'All';
export const QUIET = 'Quiet';
export const WILD = 'Wild';
export const ONLY_SCORES = 'Only scores';
export const asks = (questions: readonly string[]) => `Asks: ${questions.join(', ')}`;
export const playersTaken = (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`);

export const FOR_ALL = 'The whole group';
export const FOR_TWO_SIDES = 'Two sides';
export const FOR_TEAMS = 'Teams of two';

export const NEEDS_PARS = 'Needs a course';
export const needsCourse = 'The round has no course yet. Add one under House Rules.';
export const takesPlayers = (min: number, max: number) => (min === max ? `For ${min} players` : `For ${min} to ${max} players`);

export const NAME = 'Name';
export const WHO_PLAYS = 'Who plays';
export const SIDES = 'Sides';
export const SIDE_NAMES = ['Side 1', 'Side 2'] as const;
export const addGame = (name: string) => `Add ${name}`;
export const ADDING = 'Adding…';
export const SAVE_CHANGES = 'Save Changes';
export const SAVING = 'Saving…';
export const REMOVE = 'Remove Game';
export const removeTitle = (name: string) => `Remove ${name}?`;
export const REMOVE_HINT = 'Its answers and its money go. Strokes stay for the other games.';
export const SIDE_NEEDS_PLAYERS = 'Each side needs a player.';
export const PAIRS_NEED_TWO = 'Each side needs two players.';
export const tooFew = (min: number) => `Pick at least ${min} players.`;
export const tooMany = (max: number) => `Pick at most ${max} players.`;
export const AMOUNT_NEEDED = 'Enter an amount in dollars';
export const countNeeded = (min: number, max: number) => `Enter a number from ${min} to ${max}`;

export const inUsualAndWild = (usual: string, wild: string) =>
  usual === wild ? `About ${usual} a player, also in a wild round.` : `About ${usual} a player in a usual round, ${wild} in a wild one.`;
export const inWild = (wild: string) => `Mostly nothing, about ${wild} a player in a wild round.`;

export const STANDINGS = 'Standings';
export const PLAYER = 'Player';
export const MONEY = 'Money';
export const SO_FAR = 'so far';
export const NOT_IN_IT = '–';
export const NOTHING_YET = 'Nothing yet';
export const openGame = 'Rules';

export const EVERY_ROUND = 'In every new round of this group';
export const EVERY_ROUND_HINT = 'It begins with each new round, for whoever plays.';
export const COULD_NOT_KEEP = 'Could not change the house rules';
