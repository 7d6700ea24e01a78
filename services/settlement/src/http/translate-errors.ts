import { GameNotInRoundError } from '@fairshare/golf-rules';
import { invalidField, notFound, type TranslateError } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import { PointsGameElsewhere, SessionNotNamed, ValueOfSeveralGames } from '../domain/errors';
import { NoSavedResult } from '../queries/saved-result';

/** The settlement's own errors in HTTP. */
export const translateErrors: TranslateError = (error) => {
  if (error instanceof NoSavedResult) return notFound('No saved results found');
  if (error instanceof NotFound) return notFound('Game not found');
  if (error instanceof SessionNotNamed) return invalidField('gameStateId', 'gameStateId or pointsGameId is required');
  if (error instanceof PointsGameElsewhere) return invalidField('pointsGameId', 'pointsGameId must be a game of the session, or left out');
  if (error instanceof ValueOfSeveralGames) {
    return invalidField(error.field, `With 2/9/16 and BBB selected each game uses its own ${error.field}: leave it out, or change it in the games`);
  }
  if (error instanceof GameNotInRoundError) return invalidField('selectedGames', error.message);
  return undefined;
};
