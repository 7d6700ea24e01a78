import { DomainError, InvalidField, invalidFieldError, notFoundError } from '@fairshare/contracts';

/** Unknown, or not the caller's: that a group exists is not revealed to strangers. */
export const NoSuchGroup = notFoundError('Group not found');

/** Two players of one group ask for the same id. */
export class PlayerIdTaken extends InvalidField {
  constructor(playerId: string) {
    super('players', `Two players have the id ${playerId}`);
  }
}

/** Another custom card of the group has this id or name, or a built-in card has it. */
export class CardTaken extends DomainError {
  constructor(field: 'id' | 'name', value: string) {
    super('conflict', 'CARD_TAKEN', `There is a card with the ${field} ${value} already`);
  }
}

export class TooManyCards extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_CARDS', `A group has at most ${most} custom cards`);
  }
}

/** A group photo whose bytes are not the image it says it is. */
export const NotAPhoto = invalidFieldError('groupPhoto', 'The photo is not a png, jpeg or webp image.');

/** Only the built-in cards and the group's own can have a value. */
export class UnknownCard extends InvalidField {
  constructor(key: string) {
    super('cardValues', `There is no card ${key}`);
  }
}
