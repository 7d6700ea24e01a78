import { DomainError, domainError, fieldErrorAbout, InvalidField, invalidFieldError, notFoundError, PAYMENT_UNDONE, REOPEN_TOO_LATE } from '@fairshare/contracts';

/** The round is unknown, or the caller is not a member of its group. The error does not reveal which of the two. */
export const NoSuchGame = notFoundError('Game not found');

/** The group has no such player. */
export const NoSuchPlayer = notFoundError('Player not found');

/** No combined result was ever saved for the round. */
export const NoSavedResult = notFoundError('No saved results found');

/** The request named neither a round nor a points game. */
export const RoundNotNamed = invalidFieldError('gameStateId', 'gameStateId or pointsGameId is required');

/** The named points game does not belong to the round. */
export const PointsGameElsewhere = invalidFieldError('pointsGameId', 'pointsGameId must be a game of the session, or left out');

/** The request gave a value although several games with their own values are selected. */
export class ValueOfSeveralGames extends InvalidField {
  constructor(field: 'pointValue' | 'fbtValue') {
    super(field, `With 2/9/16 and BBB selected each game uses its own ${field}: leave it out, or change it in the games`);
  }
}

/** The group is unknown, or the caller is not a member. The error does not reveal which of the two. */
export const NoSuchGroup = notFoundError('Group not found');

export const NoSuchPayment = notFoundError('Payment not found');

export const UnknownPlayer = fieldErrorAbout((_playerId: string) => 'This is no player of the group');

const notYours = (message: string) => domainError('forbidden', 'NOT_YOUR_PAYMENT', message);

export const NotYourPaymentToRecord = notYours('Only the two who settle can say that it is paid');
export const NotYourPaymentToUndo = notYours('Only whoever recorded this payment can undo it. The other side can say that it is not right.');
export const NotYourPaymentToReopen = notYours('Only the other side can reopen this payment');

export const ReopenTooLate = domainError('conflict', REOPEN_TOO_LATE, 'A payment can be reopened for 30 days');
export const PaymentUndone = domainError('conflict', PAYMENT_UNDONE, 'This payment was undone already');
export const NobodyToRemind = domainError('invalid', 'NOBODY_TO_REMIND', 'Only another member who says to be this player can be reminded', {
  issues: [{ path: 'playerId', message: 'Only another member who says to be this player can be reminded' }],
});
export const OwesNothing = domainError('conflict', 'OWES_NOTHING', 'This player owes nothing on the tab now');
export const RemindedAlready = domainError('conflict', 'REMINDED_ALREADY', 'This player was reminded within the last week');

/** The user has reached the daily limit of payments on a tab. `nextAt`: when the next one is possible. ISO. */
export class TooManyPayments extends DomainError {
  constructor(most: number, nextAt: string, now: string) {
    const wait = words(Date.parse(nextAt) - Date.parse(now));
    super('conflict', 'TOO_MANY_PAYMENTS', `You have recorded ${most} payments on this tab today, as many as one person can. You can record the next one in ${wait}`, {
      extra: { nextAt },
    });
  }
}

/** Milliseconds as whole minutes or, from an hour on, as whole hours; rounded up. */
function words(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
