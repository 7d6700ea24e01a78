/** Texts of a group's page. */

export const PEOPLE = 'People';
export const pageTitle = (group: string) => `${group}: people and settings`;
export const NEEDS_SIGNAL = 'Changing a group needs signal. You see it as this phone last read it.';

export const SETTINGS = 'Settings';
export const RULES_AND_COURSES = 'House Rules and courses';
export const LEAVE_OR_DELETE = 'Leave or delete';

export const EDIT_GROUP = 'Edit';
export const EDIT_GROUP_TITLE = 'Name and photo';
export const GROUP_NAME = 'Group name';
export const SAVE = 'Save';
export const SAVING = 'Saving...';

export const PLAYERS = 'Players';
export const PLAYERS_HINT = 'Who can play. A new name shows in every round; adding or archiving somebody leaves the rounds so far as they are.';
export const WHO_ARE_YOU = 'Which one are you? Say so in the menu beside your name.';
export const ADD_PLAYER = 'Add Player';
export const PLAYER_NAME = 'Name';
export const INITIALS = 'Initials';
export const INITIALS_HINT = 'Up to three letters. Left blank, they are made of the name.';
export const EDIT_PLAYER = 'Edit Player';
export const THIS_IS_ME = 'This Is Me';
export const NOT_ME = 'This Is Not Me';
export const ARCHIVE = 'Archive';
export const BRING_BACK = 'Bring Back';
export const YOU = 'You';
export const REGULAR = 'Regular';
export const HAS_ACCOUNT = 'Has an account';
export const GUEST = 'Guest';
export const playedBy = (member: string) => `Account: ${member}`;
export const archivedCount = (count: number) => `Archived (${count})`;
export const moreAbout = (name: string) => `More about ${name}`;

export const REGULARS = 'Regulars';
export const REGULARS_HINT = 'Proposed for every new round: none, or 2 to 8.';

export const RULES_HINT = 'New rounds are made with these. Rounds that exist keep theirs.';
export const CHANGE_RULES = 'Change House Rules';

export const COURSES = 'Course cards';
export const ADD_COURSE = 'Add Course Card';
export const CHANGE_COURSE = 'Course Card';
export const changeCourse = (name: string): string => `Edit ${name}`;
export const REMOVE_COURSE = 'Remove';
export const COURSE_HINT = 'With a course and strokes given, a round takes gross strokes and works out net ones.';
export const COURSE_NAME = 'Name';
export const COURSE_NAME_NEEDED = 'A course needs a name';
export const PARS = 'Pars';
export const parOfHole = (hole: number): string => `Par, hole ${hole}`;
export const STROKE_INDEXES = 'Stroke indexes, 1 for the hardest hole';
export const indexOfHole = (hole: number): string => `Stroke index, hole ${hole}`;
export const CARD_HINT = 'Type or paste a row of numbers. For nine holes leave 10 to 18 empty.';
const listed = (numbers: readonly number[]): string => numbers.join(', ');
export const noPar = (holes: readonly number[]): string => `No par yet: hole ${listed(holes)}`;
export const wrongPar = (holes: readonly number[]): string => `A par is 3 to 6: hole ${listed(holes)}`;
export const indexMissing = (indexes: readonly number[]): string => `Missing: ${listed(indexes)}`;
export const indexTwice = (indexes: readonly number[]): string => `Twice: ${listed(indexes)}`;
export const wrongIndex = (indexes: readonly number[]): string => `Not on this card: ${listed(indexes)}`;
export const TEES = 'Tees';
export const TEES_HINT = 'From the card: course rating and slope. With a player’s handicap index they propose strokes given.';
export const OWN_NUMBERS = 'Own pars and stroke indexes';
export const removeTee = (name: string): string => `Remove tee ${name}`;
export const TEE_PARS = (name: string): string => `${name}: pars`;
export const TEE_INDEXES = (name: string): string => `${name}: stroke indexes`;
export const COULD_NOT_SAVE_COURSE = 'Could not save the course card';
export const holesCount = (count: number): string => `${count} holes`;

export const TIME_ZONE = 'Time zone';
export const TIME_ZONE_HINT = 'Its days are those of the group: of every round, in the season and on the tab, on everyone’s phone.';
export const NO_TIME_ZONE = 'None chosen: days are UTC’s';
export const CHOOSE_TIME_ZONE = 'Choose Time Zone';
export const TIME_ZONE_MOVES = 'Games move at once to the day and the season they have there.';
export const SEARCH_TIME_ZONE = 'Search by city or region';
export const THIS_PHONES_TIME_ZONE = 'The time zone of this phone';
export const TIME_ZONE_NOW = 'The group’s time zone';
export const NO_SUCH_TIME_ZONE = 'No time zone has this name. Try a bigger city nearby.';
export const moreTimeZones = (count: number) => `${count} more. Type to find yours.`;
/** "America/Los_Angeles" is "America/Los Angeles". */
export const zoneInWords = (zone: string): string => zone.replaceAll('_', ' ');

export const MEMBERS = 'Members';
export const MEMBERS_HINT = 'They may use this group, and did not say which player they are.';
export const MADE_THE_GROUP = 'Made the group';
export const joinedOn = (day: string) => `Joined ${day}`;
export const REMOVE = 'Remove from Group';
export const removeTitle = (name: string) => `Remove ${name}?`;
export const removeHint = (group: string) =>
  `They lose ${group}, its rounds and its payouts at once, and come back only if a member lets them in. The group gets a new share code.`;
export const HAND_OVER = 'Hand Over';
export const handOverTitle = (name: string) => `Hand the group over to ${name}?`;
export const HAND_OVER_HINT = 'They can then delete the group and hand it on, and you can leave or be removed.';
export const COULD_NOT_HAND_OVER = 'Could not hand the group over';

export const WAITING = 'Waiting to join';
export const waitingCount = (count: number) => (count === 1 ? 'One golfer waits to join' : `${count} golfers wait to join`);
export const LOOK = 'Look';
export const LET_IN = 'Let In';
export const DECLINE = 'Decline';

export const JOINING = 'Joining';
export const WHO_MAY_JOIN = 'Whoever has the code';
export const JOINING_CHOICES = [
  { value: 'open', label: 'Joins' },
  { value: 'approve', label: 'Asks us' },
  { value: 'closed', label: 'Stays out' },
] as const;
export const NEW_CODE = 'New Code';
export const NEW_CODE_TITLE = 'Make a new share code?';
export const NEW_CODE_HINT = 'The present code and every link with it stop working at once. Members stay.';

export const ACTIVITY = 'Activity';
export const LOADING_ACTIVITY = 'Loading activity';
export const LOADING_PEOPLE = 'Loading the people';

export const LEAVE_GROUP = 'Leave Group';
export const leaveTitle = (group: string) => `Leave ${group}?`;
export const LEAVE_HINT = 'You lose its rounds and payouts. The others keep them, and your player becomes free.';
export const LAST_LEAVE_HINT = 'You are its last member: the group goes with all its rounds, scores and payouts. For 30 days you can restore it.';
export const DELETE_GROUP = 'Delete Group';
export const deleteTitle = (group: string) => `Delete ${group}?`;
export const deleteHint = (members: number) =>
  `${members > 1 ? `All ${members} members lose` : 'You lose'} its rounds, scores, cards and payouts at once. For 30 days you can restore it; then it is gone for good.`;
export const proposeHint = 'Its creator is gone, so the others are asked first. Unless one of them objects within 7 days, the group goes with all its rounds, scores and payouts.';
export const PROPOSED_TITLE = 'A member wants to delete this group';
export const proposedHint = (day: string) => `It is deleted on ${day}, with all its rounds, scores and payouts, unless somebody objects.`;
export const KEEP_GROUP = 'Keep the Group';
export const proposedToast = (group: string) => `${group} is deleted in 7 days unless somebody objects`;
export const COULD_NOT_KEEP = 'Could not keep the group';
export const deletedToast = (group: string) => `${group} is deleted`;
export const leftToast = (group: string) => `You left ${group}`;
export const UNDO = 'Undo';
export const UNDO_ELSEWHERE = 'Restore it under Deleted Groups';

export const DELETED_GROUPS = 'Deleted Groups';
export const RESTORE = 'Restore';
export const restorableUntil = (day: string) => `Can be restored until ${day}`;

/** Titles of messages about refused changes. */
export const COULD_NOT_CHANGE = 'Could not change the group';
export const COULD_NOT_ADD = 'Could not add the player';
export const COULD_NOT_CHANGE_PLAYER = 'Could not change the player';
export const COULD_NOT_CLAIM = 'Could not say who you are';
export const COULD_NOT_REMOVE = 'Could not remove the member';
export const COULD_NOT_ANSWER = 'Could not answer the request';
export const COULD_NOT_LEAVE = 'Could not leave the group';
export const COULD_NOT_DELETE = 'Could not delete the group';
export const COULD_NOT_RESTORE = 'Could not restore the group';

export const USUAL_GAMES = 'Side games';
export const USUAL_GAMES_HINT = 'Every new round begins with these. Add one from a game of a round.';
export const removeUsual = (name: string) => `Remove ${name}`;
