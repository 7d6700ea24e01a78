/** What the Groups tab and its dialogs say; the specification's words where it has them. */

export const CREATE_NEW_GAME = 'Create New Game';
export const CREATE_GROUP = 'Create Group';
export const JOIN_GAME = 'Join Game';

export const CHANGE_HOLES = 'Choose holes';
export const holesWords = (holes: readonly number[] | null): string => (holes === null ? 'All 18 holes' : holes.length === 1 ? `Hole ${holes[0]}` : `${holes.length} holes`);
export const COURSE = 'Course';
export const NET_WITHOUT_COURSE = 'Strokes are net';
export const GIVE_STROKES = 'Give strokes';
export const WHO_PLAYS_TODAY = 'Who plays today?';
export const CHANGE_WHO_PLAYS = 'Change who plays';
export const CHOOSE_PLAYERS = 'Choose the 2 to 8 who play today';
export const ADD_A_PLAYER = 'Somebody new';
export const ADD = 'Add';
export const ADDING = 'Adding...';
export const ADD_NEEDS_SIGNAL = 'Adding somebody new needs signal.';
export const NAME_IS_TAKEN = 'Another player of the group has this name. Add an initial.';
export const GROUP_IS_FULL = 'The group is full. Archive a player first, under People.';
/** "All 4 play", "4 of 6 play" */
export const playWords = (playing: number, all: number) => (playing === all ? `${all === 2 ? 'Both' : `All ${all}`} play` : `${playing} of ${all} play`);

export const NO_GAMES_YET = 'No games yet. Create your first game!';
export const NO_GROUP_SELECTED = 'Select a group to see its games.';
export const NO_GROUPS_YET = 'No groups yet';
export const NO_GROUPS_HINT = 'Create a group for the golfers you play with, or join theirs with its share code.';
export const SEE_SAMPLE = 'See a sample round';
export const NEVER_PLAYED = 'Never played';

export const GROUPS_FAILED = 'Your groups could not be loaded';
export const LOADING_GAMES = 'Loading games';
export const GAMES_FAILED = 'The games could not be loaded';
export const NOTHING_LOST = 'Everything you saved is safe.';

export const GROUP_NAME_REQUIRED = 'Group name is required';
export const FIRST_IS_ME = 'The first player is me';
export const PLAYERS_REQUIRED = 'At least 2 players are required';

export const FAILED_TO_CREATE_GROUP = 'Failed to create group';
export const COULD_NOT_CREATE_GROUP_AND_GAME = 'Could not create group and game';
export const FAILED_TO_START_GAME = 'Failed to start game';
export const COULD_NOT_CREATE_GAME = 'Could not create game';
export const COULD_NOT_DELETE_GAME = 'Could not delete game';

export const COULD_NOT_JOIN = { title: 'Could not join game', description: 'Please check the share code and try again.' } as const;
export const JOIN_HINT = 'Enter the share code of the group, or paste the link you were sent. Both stand under the group’s games.';
export const INVITED = 'You are invited: one tap and you are in.';
export const WAITING_TO_JOIN = { title: 'You asked to join', description: 'A member of the group lets you in. Use the code again to see whether they have.' };
export const joined = (group: string) => ({ title: `You joined ${group}`, description: 'Its games and scores are yours to see and to keep.' });
export const PASTE = 'Paste';
export const NO_CODE_PASTED = 'There is no share code in what you pasted';
export const COULD_NOT_PASTE = { title: 'Could not paste', description: 'Hold a finger on the field and tap Paste there.' } as const;
export const UNKNOWN_CODE = 'No group has this code';

export const PHOTO_UNREADABLE = 'This photo cannot be read. Try a JPEG or PNG.';

export const SHARE_CODE = 'Share code';
export const QR_CODE = 'QR Code';
export const scanToJoin = (group: string) => `Scan to join ${group}`;
export const invitationText = (group: string, product: string, code: string) => `Join ${group} on ${product}. Share code: ${code}`;

export const NO_SIGNAL = 'No signal';
export const SHOWN_LATER = 'This shows once there is signal. What you enter meanwhile is kept on this phone.';

export const SHARE_LEADERBOARD = 'Share Leaderboard';
export const LEADERBOARD_HINT = 'Anyone with the link sees scores and points, without an account. No money is shown.';
export const SPECTATOR_LINK = 'Spectator link';
export const MAKE_LINK = 'Make Link';
export const STOP_SHARING = 'Stop Sharing';
export const COULD_NOT_SHARE = 'Could not share the leaderboard';
export const COULD_NOT_STOP_SHARING = 'Could not stop sharing';
export const expiresAt = (end: Date) => `Works until ${end.toLocaleString([], { weekday: 'long', hour: 'numeric', minute: '2-digit' })}`;

export const THE_TAB = 'The tab';
export const THE_TAB_HINT = 'The tab: what everyone owes now';
export const SEASON_HINT = 'Points, wins and head to head';
export const finishedGame = (day: string) => `${day} · Finished`;
