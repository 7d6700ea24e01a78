import { InvalidField, domainError, domainErrorAbout, invalidFieldError, notFoundError } from '@fairshare/contracts';

/** The group is unknown, or the caller is not a member. The error does not reveal which of the two. */
export const NoSuchGroup = notFoundError('Group not found');

/** Two players of one group have the same requested id. */
export class PlayerIdTaken extends InvalidField {
  constructor(playerId: string) {
    super('players', `Two players have the id ${playerId}`);
  }
}

/** Another custom card of the group, or a built-in card, has this id or name. */
export const CardTaken = domainErrorAbout('conflict', 'CARD_TAKEN', (field: 'id' | 'name', value: string) => `There is a card with the ${field} ${value} already`);

export const TooManyCards = domainErrorAbout('conflict', 'TOO_MANY_CARDS', (most: number) => `A group has at most ${most} custom cards`);

/** The bytes of the group photo do not match its declared image type. */
export const NotAPhoto = invalidFieldError('groupPhoto', 'The photo is not a png, jpeg or webp image.');

/** Only built-in cards and the group's own cards can have a value. */
export class UnknownCard extends InvalidField {
  constructor(key: string) {
    super('cardValues', `There is no card ${key}`);
  }
}

/** The course is unknown, or the operator has turned the library off. */
export const NotInLibrary = notFoundError('This course is not in the library');

/** The request is only allowed for the player the caller claims, and they claim another one or none. */
export const NotYourPlayer = invalidFieldError('inAllMyGroups', 'Only for the player you say to be');

export const NoSuchPlayer = notFoundError('Player not found');

export const NoSuchPhoto = notFoundError('This player has no photo');

/** The user has no pending join request. */
export const NoSuchRequest = notFoundError('Nobody waits to join under this name');

export const GroupFull = domainErrorAbout('conflict', 'GROUP_FULL', (most: number) => `A group has at most ${most} players. Archive one first.`);

export const TooManyGroups = domainErrorAbout('conflict', 'TOO_MANY_GROUPS', (most: number) => `A golfer is in at most ${most} groups. Leave one first.`);

export const TooManyEver = domainErrorAbout(
  'conflict',
  'GROUP_FULL',
  (most: number) => `A group keeps at most ${most} players, archived ones too. Bring one of them back instead.`,
);

export const TooFewPlayers = domainErrorAbout('conflict', 'TOO_FEW_PLAYERS', (fewest: number) => `A group keeps at least ${fewest} players`);

/** Another player of the group has this name, apart from letter case and accents. */
export const NameTaken = domainError('conflict', 'NAME_TAKEN', 'Another player has this name');

/** Another member claims this player. The error does not reveal which member. */
export const PlayerTaken = domainError('conflict', 'PLAYER_TAKEN', 'Another member is this player already');

export const PlayerArchived = domainError('conflict', 'PLAYER_ARCHIVED', 'This player is archived');

/** The chosen regulars could not play a round. */
export const NoRegulars = invalidFieldError('regulars', 'Regulars are none, or 2 to 8 different players of the group who are not archived.');

/** The rules turn all games off. */
export const NoGameOn = invalidFieldError('rules.games', 'At least one game has to be on');

export const FirstHoleNotPlayed = invalidFieldError('rules.firstHole', 'The first hole has to be one that is played');

export const NoSuchCourse = notFoundError('Course not found');

export const CourseNameTaken = domainError('conflict', 'COURSE_NAME_TAKEN', 'Another course has this name');

export const TooManyCourses = domainErrorAbout('conflict', 'TOO_MANY_COURSES', (most: number) => `A group has at most ${most} courses`);

/** The share code is valid, but the group is closed to new members. */
export const JoiningClosed = domainError('conflict', 'JOINING_CLOSED', 'Nobody can join this group at the moment');

/** The guest cookie is missing, revoked or expired. */
export const NoGuest = notFoundError('This round can no longer be kept: your link to it is over');

export const TooManyWaiting = domainError('conflict', 'TOO_MANY_WAITING', 'Too many people wait to join this group already');

/** The group is deleted when its last member leaves, who must confirm it. */
export const LastMember = domainError('conflict', 'LAST_MEMBER', 'You are the last member: the group is deleted when you leave');

/** Only the creator may do this while the creator is a member. */
export const NotTheCreator = domainError('forbidden', 'NOT_THE_CREATOR', 'Only whoever created the group can do this');

export const CreatorStays = domainError('forbidden', 'CREATOR_STAYS', 'Whoever created the group cannot be removed. They can hand it over, and leave.');

export const NoSuchMember = notFoundError('Member not found');

/** The user was removed, so a member must approve that they join again. */
export const ApprovalNeeded = domainError('conflict', 'APPROVAL_NEEDED', 'A member has to let you in again. Ask for it by the share code.');
