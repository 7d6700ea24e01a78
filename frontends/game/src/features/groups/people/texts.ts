/** What a group's page says. */

export const PEOPLE = 'People';
export const pageTitle = (group: string) => `${group}: people and settings`;
export const NEEDS_SIGNAL = 'Changing a group needs signal. You see it as this phone last read it.';

export const EDIT_GROUP = 'Edit';
export const EDIT_GROUP_TITLE = 'Name and photo';
export const GROUP_NAME = 'Group name';
export const SAVE = 'Save';
export const SAVING = 'Saving...';

export const PLAYERS = 'Players';
export const PLAYERS_HINT = 'Who can play. A new name counts in all rounds; adding or archiving somebody changes no round there is.';
export const WHO_ARE_YOU = 'Which one are you? Say so in the menu beside your name.';
export const ADD_PLAYER = 'Add Player';
export const PLAYER_NAME = 'Name';
export const INITIALS = 'Initials';
export const INITIALS_HINT = 'Up to three letters. Left blank, they are made of the name.';
export const RENAME = 'Rename';
export const THIS_IS_ME = 'This Is Me';
export const NOT_ME = 'This Is Not Me';
export const ARCHIVE = 'Archive';
export const BRING_BACK = 'Bring Back';
export const YOU = 'You';
export const REGULAR = 'Regular';
export const SELF = 'That’s you';
export const playedBy = (member: string) => `Account: ${member}`;
export const archivedCount = (count: number) => `Archived (${count})`;
export const moreAbout = (name: string) => `More about ${name}`;

export const REGULARS = 'Regulars';
export const REGULARS_HINT = 'Proposed for every new round: none, or 2 to 8.';

export const RULES_HINT = 'New rounds are made with these. Rounds that exist keep theirs.';
export const CHANGE_RULES = 'Change House Rules';
export const POINT_VALUE = 'A point, in dollars';
export const FBT_VALUE = 'A front, back or total, in dollars';
export const AMOUNT_NEEDED = 'An amount from 0 to 10000, with at most two decimals';

export const COURSES = 'Course cards';
export const ADD_COURSE = 'Add Course Card';
export const CHANGE_COURSE = 'Course Card';
export const changeCourse = (name: string): string => `Edit ${name}`;
export const REMOVE_COURSE = 'Remove';
export const COURSE_HINT = 'With a course and strokes given, a round takes gross strokes and works out net ones.';
export const COURSE_NAME = 'Name';
export const PARS = 'Pars, hole by hole';
export const PARS_HINT = '9 or 18 numbers: 4 4 3 5 ...';
export const STROKE_INDEXES = 'Stroke indexes, hole by hole';
export const STROKE_INDEXES_HINT = 'As on the card, 1 for the hardest hole: 7 15 3 11 ...';
export const COURSE_FAULTS = {
  name: 'A course needs a name',
  pars: 'Enter 9 or 18 pars, each 3 to 6',
  indexes: 'Enter as many as there are pars, each number once',
} as const;
export const COULD_NOT_SAVE_COURSE = 'Could not save the course card';
export const holesCount = (count: number): string => `${count} holes`;

export const TIME_ZONE = 'Time zone';
export const TIME_ZONE_HINT = 'Its days are those of the group: of every game, in the season and on the tab, on everyone’s phone.';
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
export const MEMBERS_HINT = 'Accounts that may use this group.';
export const MADE_THE_GROUP = 'Made the group';
export const joinedOn = (day: string) => `Joined ${day}`;
export const REMOVE = 'Remove';
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
export const LOADING_MEMBERS = 'Loading members';

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

/** Titles of messages about what was refused. */
export const COULD_NOT_CHANGE = 'Could not change the group';
export const COULD_NOT_ADD = 'Could not add the player';
export const COULD_NOT_CHANGE_PLAYER = 'Could not change the player';
export const COULD_NOT_CLAIM = 'Could not say who you are';
export const COULD_NOT_REMOVE = 'Could not remove the member';
export const COULD_NOT_ANSWER = 'Could not answer the request';
export const COULD_NOT_LEAVE = 'Could not leave the group';
export const COULD_NOT_DELETE = 'Could not delete the group';
export const COULD_NOT_RESTORE = 'Could not restore the group';
