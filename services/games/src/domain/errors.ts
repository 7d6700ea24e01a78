/** What the domain refuses, by name. `http/translate-errors.ts` says which answer each becomes. */

/** An entry that fits its schema but not this session. `field` names it in the request. */
export class InvalidEntry extends Error {
  override readonly name: string = 'InvalidEntry';
  constructor(readonly field: string, message: string) {
    super(message);
  }
}

export class UnknownPlayer extends InvalidEntry {
  override readonly name = 'UnknownPlayer';
  constructor(field: string, readonly playerId: string) {
    super(field, `${playerId} is not a player of this group`);
  }
}

/** The text is the specification's. */
export class MissingScores extends InvalidEntry {
  override readonly name = 'MissingScores';
  constructor(readonly playerId: string) {
    super(`scores.${playerId}`, 'Invalid Scores: Please enter valid scores for all players');
  }
}

export class UnknownCard extends InvalidEntry {
  override readonly name = 'UnknownCard';
  constructor(field: string, readonly reference: string) {
    super(field, `There is no card ${reference} in this game`);
  }
}

export class AmbiguousCard extends InvalidEntry {
  override readonly name = 'AmbiguousCard';
  constructor(field: string, readonly reference: string) {
    super(field, `More than one entry means the card ${reference}; name it once, by its id`);
  }
}

/** The text is the design's. */
export class NoCardsLeft extends InvalidEntry {
  override readonly name = 'NoCardsLeft';
  constructor() {
    super('deck', 'No cards left in deck');
  }
}

/** The session belongs to another group than the request says. */
export class WrongGroup extends InvalidEntry {
  override readonly name = 'WrongGroup';
  constructor() {
    super('groupId', 'This game belongs to another group');
  }
}

/** Unknown, or a kind of game the call does not speak of. */
export class NoSuchGame extends Error {
  override readonly name = 'NoSuchGame';
  constructor() {
    super('Game not found');
  }
}

/** Unknown, revoked or expired: which of them is nobody's business. */
export class NoSuchLink extends Error {
  override readonly name = 'NoSuchLink';
  constructor() {
    super('This link does not show a game any more');
  }
}

export class NoSuchConflict extends Error {
  override readonly name = 'NoSuchConflict';
  constructor() {
    super('Conflict not found');
  }
}

/** If-Match named another version of a 2/9/16 or BBB game. */
export class GameMoved extends Error {
  override readonly name = 'GameMoved';
  constructor() {
    super('The game was changed meanwhile; read it again.');
  }
}

/** The record's id was used before for a record that says something else. */
export class RecordIdReused extends Error {
  override readonly name = 'RecordIdReused';
  constructor() {
    super('This record id was used before for another record');
  }
}

/** What the state of the session stands against. */
export class AgainstState extends Error {
  override readonly name: string = 'AgainstState';
}

/** A cell was changed since to another value; `stored` is what stands now. */
export class CellsChanged extends AgainstState {
  override readonly name = 'CellsChanged';
  constructor(readonly stored: Readonly<Record<string, StoredValue>>) {
    super('Someone else changed this hole meanwhile');
  }
}

export interface StoredValue {
  readonly value: number | string;
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

export class GameDeleted extends AgainstState {
  override readonly name = 'GameDeleted';
  constructor() {
    super('This game was deleted');
  }
}

/** The record was entered by another golfer than the one who is signed in on the phone now. */
export class EnteredByAnother extends AgainstState {
  override readonly name = 'EnteredByAnother';
  constructor() {
    super('Another golfer entered this score');
  }
}

export class PointsGameExists extends AgainstState {
  override readonly name = 'PointsGameExists';
  constructor() {
    super('This game session already has its 2/9/16 game');
  }
}

/** The BBB game lives and goes with its session. */
export class BbbGameStays extends AgainstState {
  override readonly name = 'BbbGameStays';
  constructor() {
    super('A BBB game is deleted with its game session');
  }
}

/** It keeps as many of these as it can; the message says which, and what to do. */
export class RoundFull extends AgainstState {
  override readonly name = 'RoundFull';
}

export class ConflictSettled extends AgainstState {
  override readonly name = 'ConflictSettled';
  constructor() {
    super('The group already chose the other value');
  }
}
