import { formatDollars } from '@fairshare/golf-rules';
import type { Group } from '@fairshare/contracts';
import { isolated } from '@fairshare/ui';
import { formatDay } from '../../shared/dates';
import type { RoundNow } from './round-now';
import type { Stakes } from './stakes';

/** Texts of the Groups tab and its dialogs, in the specification's words where it has them. */

export const CREATE_NEW_GAME = 'Create New Game';
export const CREATE_GROUP = 'Create Group';
/** The dialog's title is the specification's. What the user joins is a group. */
export const JOIN_GAME = 'Join Game';
export const JOIN_GROUP = 'Join Group';

export const CHANGE_HOLES = 'Choose holes';
export const holesWords = (holes: readonly number[] | null): string => (holes === null ? 'All 18 holes' : holes.length === 1 ? `Hole ${holes[0]}` : `${holes.length} holes`);
export const NET_WITHOUT_COURSE = 'Strokes are net';
export const CHOOSE_COURSE = 'Choose course';
export const CHANGE_COURSE = 'Change course';
export const NO_COURSE = 'No course';
export const FIND_COURSE = 'Find a course';
export const FIND_COURSE_HINT = 'Name, city or state. The group’s own cards come first.';
export const NEAR_ME = 'Near me';
export const LOOKING = 'Looking...';
export const YOUR_COURSES = 'Your group’s courses';
export const LIBRARY_COURSES = 'From the course library';
export const LAST_PLAYED_COURSE = 'Played last';
export const NO_SUCH_COURSE = 'No course has this name. Try its city, or type its card under People.';
export const LIBRARY_NEEDS_SIGNAL = 'The course library could not be reached. It needs signal.';
export const NO_PLACE = 'This phone does not say where it is. Type the name or the city instead.';
export const COULD_NOT_ADD_COURSE = 'Could not add the course';
/** "18 holes, par 72" */
export const holesAndPar = (holes: number, par: number): string => `${holes} holes, par ${par}`;
/** "Pebble Beach, CA, 4.2 km (2.6 mi)" */
export const placeWords = (city: string | null, state: string | null, distanceKm: number | undefined): string =>
  [city, state, ...(distanceKm === undefined ? [] : [`${distanceKm.toFixed(1)} km (${(distanceKm / 1.609344).toFixed(1)} mi)`])].filter(Boolean).join(', ');
export const ADD_TEE = 'Add a tee';
export const SAVE_TEE = 'Save tee';
export const SAVING_TEE = 'Saving...';
export const TEE_HINT = 'Off the card. The group keeps it.';
export const TEE_NAME = 'Tee';
export const TEE_NAME_HINT = 'White, or Red (women)';
export const RATING = 'Course rating';
export const SLOPE = 'Slope';
export const TEE_NEEDED = 'A tee needs a name of its own';
export const RATING_NEEDED = 'From 20.0 to 90.0, such as 71.2';
export const SLOPE_NEEDED = 'A whole number from 55 to 155';
export const COULD_NOT_SAVE_TEE = 'Could not save the tee';
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

export const PLAYING_FOR = 'Playing for';
export const STAKES_LABELS = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'quarter', label: '25¢' },
  { value: 'dollar', label: '$1' },
] as const;
export const OTHER_STAKES = 'Other';
export const CHANGE_STAKES = 'Change stakes';
export const A_POINT = 'A point';
export const A_POT = 'A pot';
export const STAKES_WRONG = 'From 0 to 10000, with at most two decimals';
/** "$0.25 a point, $2.50 for the front, the back and the total." */
export const stakesWords = ({ pointCents, potCents }: Stakes): string =>
  pointCents + potCents === 0
    ? 'Points are counted, no money. Cards keep their values.'
    : `${formatDollars(pointCents)} a point, ${formatDollars(potCents)} each for the front, the back and the total.`;
/** "Playing for $1.00 a point, $10.00 a pot" */
export const playingForWords = ({ pointCents, potCents }: Stakes): string =>
  `${PLAYING_FOR} ${pointCents + potCents === 0 ? 'nothing' : `${formatDollars(pointCents)} a point, ${formatDollars(potCents)} a pot`}`;

export const NO_GAMES_YET = 'No games yet. Create your first game!';
export const NO_GROUP_SELECTED = 'Select a group to see its rounds.';
export const NO_GROUPS_YET = 'No groups yet';
export const NO_GROUPS_HINT = 'Create a group for the golfers you play with, or join theirs with its share code.';
export const LOOK_AROUND = 'Look around first';
export const SEE_SAMPLE = 'See a sample round';
const NEVER_PLAYED = 'Never played';

export const GROUPS_FAILED = 'Your groups could not be loaded';
export const LOADING_GAMES = 'Loading rounds';
export const LOADING_LAST_ROUND = 'Loading the last round';
export const LOADING_GROUPS = 'Loading groups';
export const GAMES_FAILED = 'The rounds could not be loaded';
export const NOTHING_LOST = 'Everything you saved is safe.';

/** The days of the week, from Sunday. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export const MORE = 'More';
export const YOU = 'You';
export const GROUP_NAME_REQUIRED = 'Group name is required';
export const FIRST_IS_ME = 'The first player is me';
export const PLAYERS_REQUIRED = 'At least 2 players are required';

export const FAILED_TO_CREATE_GROUP = 'Failed to create group';
export const COULD_NOT_CREATE_GROUP_AND_GAME = 'Could not create group and game';
export const FAILED_TO_START_GAME = 'Failed to start game';
export const COULD_NOT_CREATE_GAME = 'Could not create game';
export const COULD_NOT_DELETE_GAME = 'Could not delete game';

export const COULD_NOT_JOIN = { title: 'Could not join game', description: 'Please check the share code and try again.' } as const;
export const JOIN_HINT = 'Enter the share code of the group, or paste the link you were sent. A member finds both under Invite.';
export const INVITED = 'You are invited: one tap and you are in.';
export const WAITING_TO_JOIN = { title: 'You asked to join', description: 'A member of the group lets you in. Use the code again to see whether they have.' };
export const joined = (group: string) => ({ title: `You joined ${group}`, description: 'Its rounds and scores are yours to see and to keep.' });
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
export const FINISHED = 'Finished';
export const PLAY = 'Play';
export const playGame = (name: string) => `Play ${name}`;
export const CONTINUE = 'Continue';
export const continueGame = (name: string) => `Continue ${name}`;
export const SEE_RESULT = 'See result';
export const seeResult = (name: string) => `See result: ${name}`;
export const GO_TO_PAYOUTS = 'Go to Payouts';
export const goToPayouts = (name: string) => `Go to Payouts: ${name}`;
export const YOU_LOWER = 'you';
export const SEPARATOR = ' · ';
/** "Ann won $72.66", "you won $5.00" */
export const wonWords = (names: readonly string[], amount: string) => `${names.map(isolated).join(' and ')} won ${amount}`;
/** "hole 13 of 18", "hole 13, 3 of 9 played", "all 18 holes are in" */
export const progressWords = ({ hole, holes, entered }: RoundNow): string => {
  if (hole === null) return `all ${holes} holes are in`;
  return holes === 18 && hole === entered + 1 ? `hole ${hole} of ${holes}` : `hole ${hole}, ${entered} of ${holes} in`;
};
export const INVITE = 'Invite';
export const inviteTo = (group: string) => `Invite to ${group}`;
export const lastPlayedWords = (group: Group): string =>
  `${group.lastPlayed === null ? NEVER_PLAYED : `Last played ${formatDay(group.lastPlayed, group)}`} · ${group.players.length} players`;
