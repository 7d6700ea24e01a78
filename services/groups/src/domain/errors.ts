/** Two players of one group ask for the same id. */
export class PlayerIdTaken extends Error {
  override readonly name = 'PlayerIdTaken';
  constructor(readonly playerId: string) {
    super(`Two players have the id ${playerId}`);
  }
}

/** Another custom card of the group has this id or name, or a built-in card has it. */
export class CardTaken extends Error {
  override readonly name = 'CardTaken';
  constructor(readonly field: 'id' | 'name', value: string) {
    super(`There is a card with the ${field} ${value} already`);
  }
}

export class TooManyCards extends Error {
  override readonly name = 'TooManyCards';
}

/** A group photo whose bytes are not the image it says it is. */
export class NotAPhoto extends Error {
  override readonly name = 'NotAPhoto';
}

/** Only the built-in cards and the group's own can have a value. */
export class UnknownCard extends Error {
  override readonly name = 'UnknownCard';
  constructor(readonly key: string) {
    super(`There is no card ${key}`);
  }
}
