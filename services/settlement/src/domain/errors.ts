import { InvalidField, invalidFieldError, notFoundError } from '@fairshare/contracts';

/** Unknown, or of a group the caller is no member of: which of the two is not revealed. */
export const NoSuchGame = notFoundError('Game not found');

/** Unknown, or one the caller is no member of. */
export const NoSuchGroup = notFoundError('Group not found');

/** Nobody of the group. */
export const NoSuchPlayer = notFoundError('Player not found');

/** No combined result was ever saved for the round. */
export const NoSavedResult = notFoundError('No saved results found');

/** Neither a round nor a points game was named. */
export const RoundNotNamed = invalidFieldError('gameStateId', 'gameStateId or pointsGameId is required');

/** The points game that was named is not one of the round's. */
export const PointsGameElsewhere = invalidFieldError('pointsGameId', 'pointsGameId must be a game of the session, or left out');

/** A value was given although several games are selected that have their own. */
export class ValueOfSeveralGames extends InvalidField {
  constructor(field: 'pointValue' | 'fbtValue') {
    super(field, `With 2/9/16 and BBB selected each game uses its own ${field}: leave it out, or change it in the games`);
  }
}
