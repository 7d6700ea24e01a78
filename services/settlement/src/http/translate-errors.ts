import { GameNotInRoundError } from '@fairshare/golf-rules';
import { invalidField, notFound, type TranslateError } from '@fairshare/service-kit';
import { NotFound } from '@fairshare/store';
import { SessionNotNamed } from '../domain/errors';
import { NoSavedResult } from '../queries/saved-result';

/** The settlement's own errors in HTTP. */
export const translateErrors: TranslateError = (error) => {
  if (error instanceof NoSavedResult) return notFound('No saved results found');
  if (error instanceof NotFound) return notFound('Game not found');
  if (error instanceof SessionNotNamed) return invalidField('gameStateId', 'gameStateId or pointsGameId is required');
  if (error instanceof GameNotInRoundError) return invalidField('selectedGames', error.message);
  return undefined;
};
