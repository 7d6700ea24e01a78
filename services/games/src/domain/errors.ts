import {
  CELL_CHANGED,
  CONFLICT_CHANGED,
  type Conflict,
  DomainError,
  ENTERED_BY_ANOTHER,
  ENTRIES_ON_HOLES,
  GAME_DELETED,
  ROSTER_REQUIRED,
  InvalidField,
  LINK_TAKEN,
  ROUND_FINISHED,
  VALUES_CHANGED,
  domainError,
  domainErrorAbout,
  fieldErrorAbout,
  invalidFieldError,
  notFoundError,
} from '@fairshare/contracts';

export const UnknownPlayer = fieldErrorAbout(() => 'This is no player of the group');

/** Somebody of the group who has no part in what the request says. */
export const NotPlaying = fieldErrorAbout((name: string, hole?: number) => `${name} does not play ${hole === undefined ? 'this round' : `hole ${hole}`}`);

/** All holes that are left are played without them. */
export const LeftTheCourse = fieldErrorAbout((name: string) => `${name} has left the course`);

export const HoleNotPlayed = fieldErrorAbout((hole: number) => `Hole ${hole} is not played in this round`);

export const ArchivedPlayer = fieldErrorAbout((name: string) => `${name} does not play with this group any more`);

/** There is no such round in the group to take anything from. */
export const NothingToRepeat = invalidFieldError('sameAs', 'This group has no such game');

/** Nothing would be played. */
export const NoGameOn = invalidFieldError('rules.games', 'At least one game has to be on');

/** The group has no such card. */
export const NoSuchCourse = invalidFieldError('courseId', 'This is no course of the group');

export const NoSuchTee = fieldErrorAbout(() => 'This is no tee of the course');

export const RosterRequired = domainError('incomplete', ROSTER_REQUIRED, 'Say who plays');

/** What somebody would lose who is taken off holes, or out of the round: strokes and awards there, cards in hand. */
export interface LostEntries {
  readonly playerId: string;
  readonly holes: readonly number[];
  readonly cards: readonly string[];
}

export class EntriesOnHoles extends DomainError {
  constructor(readonly entries: readonly LostEntries[]) {
    super('conflict', ENTRIES_ON_HOLES, 'Somebody has scores on holes they would not play, or cards they would not hold', { extra: { entries } });
  }
}

/** The text is the specification's. */
export class MissingScores extends InvalidField {
  constructor(playerId: string) {
    super(`scores.${playerId}`, 'Invalid Scores: Please enter valid scores for all players');
  }
}

export const UnknownCard = fieldErrorAbout((reference: string) => `There is no card ${reference} in this game`);

export const AmbiguousCard = fieldErrorAbout((reference: string) => `More than one entry means the card ${reference}; name it once, by its id`);

/** The text is the design's. */
export const NoCardsLeft = invalidFieldError('deck', 'No cards left in deck');

/** The round belongs to another group than the request says. */
export const WrongGroup = invalidFieldError('groupId', 'This game belongs to another group');

/** Unknown, or a kind of game the call does not speak of. */
export const NoSuchGame = notFoundError('Game not found');

/** Unknown, or of a group the caller is no member of. */
export const NoSuchGroup = notFoundError('Group not found');

/** Unknown, revoked or expired: which of them is nobody's business. */
export const NoSuchLink = notFoundError('This link does not show a round any more');

/** A scoring link that is unknown, revoked or over: which of them is nobody's business. */
export const NoSuchScoringLink = notFoundError('This link does not open a round any more. Ask your group for a new one');

/** The first browser that opens a scoring link keeps it, until it hands over. */
export const LinkTaken = domainError('conflict', LINK_TAKEN, 'This link is open in another browser. Go on there, or ask your group to let this browser in.');

/** Guests enter nothing any more; members still can. */
export const RoundFinished = domainError('conflict', ROUND_FINISHED, 'The round is finished. Ask your group to reopen it if something is missing.');

/** Who plays a finished round is part of its result, which stands on the tab. */
export const RosterFinished = domainError('conflict', ROUND_FINISHED, 'The round is finished. Reopen it to change who plays.');

/** A guest's link is revoked, released or over. */
export const GuestGone = domainError('unauthorized', 'UNAUTHORIZED', 'Unauthorized');

export const NoSuchConflict = notFoundError('Conflict not found');

/** If-Match named another version of a 2/9/16 or BBB game. */
export const GameVersionMismatch = domainError('stale', 'VERSION_MISMATCH', 'The game was changed meanwhile; read it again.');

/** The record's id was used before for a record that says something else. */
export const RecordIdReused = domainError('reused', 'RECORD_ID_REUSED', 'This record id was used before for another record');

/** A cell was changed since to another value; `stored` is what stands now. */
export class CellsChanged extends DomainError {
  constructor(readonly stored: Readonly<Record<string, StoredValue>>) {
    super('conflict', CELL_CHANGED, 'Someone else changed this hole meanwhile', { extra: { stored } });
  }
}

/** What a request replaces is no longer what it was chosen in place of. `stored`: what stands, as answers show it. */
export class ValuesChanged extends DomainError {
  constructor(readonly stored: unknown) {
    super('conflict', VALUES_CHANGED, 'Somebody else changed this meanwhile. Look at what stands now, then save again', { extra: { stored } });
  }
}

export interface StoredValue {
  readonly value: number | string;
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

export const GameDeleted = domainError('conflict', GAME_DELETED, 'This game was deleted');

/** The record was entered by another golfer than the one who is signed in on the phone now. */
export const EnteredByAnother = domainError('conflict', ENTERED_BY_ANOTHER, 'Another golfer entered this score');

export const TwoNineSixteenExists = domainError('conflict', 'POINTS_GAME_EXISTS', 'This game session already has its 2/9/16 game');

/** The BBB game lives and goes with its round. */
export const BbbGameStays = domainError('conflict', 'BBB_GAME_STAYS', 'A BBB game is deleted with its game session');

/** It keeps as many of these as it can; the message says which, and what to do. */
export const RoundFull = domainErrorAbout('conflict', 'ROUND_FULL', (message: string) => message);

export const TooManyRounds = domainErrorAbout(
  'conflict',
  'TOO_MANY_GAMES',
  (most: number) => `A group keeps ${most.toLocaleString('en-US')} games. Delete one that nobody needs first.`,
);

/** The group chose the other value before; `conflict` is what stands now. */
export class ConflictSettled extends DomainError {
  constructor(readonly conflict: Conflict) {
    super('conflict', 'CONFLICT_SETTLED', 'The group already chose the other value', { extra: { conflict } });
  }
}

/** What stands was replaced since the golfer was shown it; `conflict` is what stands now. */
export class ConflictChanged extends DomainError {
  constructor(readonly conflict: Conflict) {
    super('conflict', CONFLICT_CHANGED, 'Somebody entered another score meanwhile. Look again, then choose', { extra: { conflict } });
  }
}
