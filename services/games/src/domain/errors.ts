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

/** The request names a player of the group who does not play the round, or the hole. */
export const NotPlaying = fieldErrorAbout((name: string, hole?: number) => `${name} does not play ${hole === undefined ? 'this round' : `hole ${hole}`}`);

/** The player plays none of the remaining holes. */
export const LeftTheCourse = fieldErrorAbout((name: string) => `${name} has left the course`);

export const HoleNotPlayed = fieldErrorAbout((hole: number) => `Hole ${hole} is not played in this round`);

export const ArchivedPlayer = fieldErrorAbout((name: string) => `${name} does not play with this group any more`);

/** The group has no such round to repeat. */
export const NothingToRepeat = invalidFieldError('sameAs', 'This group has no such game');

/** All games of the round would be off. */
export const NoGameOn = invalidFieldError('rules.games', 'At least one game has to be on');

/** The group has no such course card. */
export const NoSuchCourse = invalidFieldError('courseId', 'This is no course of the group');

export const NoSuchTee = fieldErrorAbout(() => 'This is no tee of the course');

export const RosterRequired = domainError('incomplete', ROSTER_REQUIRED, 'Say who plays');

/** What a player loses who is taken off holes or out of the round: strokes and awards on those holes, and cards. */
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

/** The round belongs to another group than the one in the request. */
export const WrongGroup = invalidFieldError('groupId', 'This game belongs to another group');

/** The game is unknown, or of a kind that the call does not handle. */
export const NoSuchGame = notFoundError('Game not found');

/** The group is unknown, or the caller is no member of it. */
export const NoSuchGroup = notFoundError('Group not found');

/** The link is unknown, revoked or expired. The caller does not learn which. */
export const NoSuchLink = notFoundError('This link does not show a round any more');

/** The scoring link is unknown, revoked or expired. The caller does not learn which. */
export const NoSuchScoringLink = notFoundError('This link does not open a round any more. Ask your group for a new one');

/** A scoring link belongs to the first browser that opens it, until that browser hands it over. */
export const LinkTaken = domainError('conflict', LINK_TAKEN, 'This link is open in another browser. Go on there, or ask your group to let this browser in.');

/** Guests cannot enter anything in a finished round; members still can. */
export const RoundFinished = domainError('conflict', ROUND_FINISHED, 'The round is finished. Ask your group to reopen it if something is missing.');

/** The roster of a finished round is part of its result, which is posted to the tab. */
export const RosterFinished = domainError('conflict', ROUND_FINISHED, 'The round is finished. Reopen it to change who plays.');

/** A guest's link is revoked, released or expired. */
export const GuestGone = domainError('unauthorized', 'UNAUTHORIZED', 'Unauthorized');

export const NoSuchConflict = notFoundError('Conflict not found');

/** If-Match named another version of a 2/9/16 or BBB game. */
export const GameVersionMismatch = domainError('stale', 'VERSION_MISMATCH', 'The game was changed meanwhile; read it again.');

/** The record's id was used before for a record with other content. */
export const RecordIdReused = domainError('reused', 'RECORD_ID_REUSED', 'This record id was used before for another record');

/** A cell was changed to another value since; `stored` is its current value. */
export class CellsChanged extends DomainError {
  constructor(readonly stored: Readonly<Record<string, StoredValue>>) {
    super('conflict', CELL_CHANGED, 'Someone else changed this hole meanwhile', { extra: { stored } });
  }
}

/** The stored value is no longer the one that the request was based on. `stored`: the current value, as responses present it. */
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

/** The record was entered by another golfer than the one who is now signed in on the phone. */
export const EnteredByAnother = domainError('conflict', ENTERED_BY_ANOTHER, 'Another golfer entered this score');

export const TwoNineSixteenExists = domainError('conflict', 'POINTS_GAME_EXISTS', 'This game session already has its 2/9/16 game');

/** The BBB game is created and deleted with its round. */
export const BbbGameStays = domainError('conflict', 'BBB_GAME_STAYS', 'A BBB game is deleted with its game session');

/** A limit of the round is reached; the message names the limit and the remedy. */
export const RoundFull = domainErrorAbout('conflict', 'ROUND_FULL', (message: string) => message);

export const TooManyRounds = domainErrorAbout(
  'conflict',
  'TOO_MANY_GAMES',
  (most: number) => `A group keeps ${most.toLocaleString('en-US')} games. Delete one that nobody needs first.`,
);

/** The group chose the other value before; `conflict` is its current state. */
export class ConflictResolved extends DomainError {
  constructor(readonly conflict: Conflict) {
    super('conflict', 'CONFLICT_SETTLED', 'The group already chose the other value', { extra: { conflict } });
  }
}

/** The conflict was changed after the golfer read it; `conflict` is its current state. */
export class ConflictChanged extends DomainError {
  constructor(readonly conflict: Conflict) {
    super('conflict', CONFLICT_CHANGED, 'Somebody entered another score meanwhile. Look again, then choose', { extra: { conflict } });
  }
}
