import { CELL_CHANGED, ENTERED_BY_ANOTHER, GAME_DELETED } from '@fairshare/contracts';
import { conflicting, invalidField, notFound, Refusal, type TranslateError } from '@fairshare/service-kit';
import * as errors from '../domain/errors';

/** The one place where the domain's refusals become HTTP. */
export const translateErrors: TranslateError = (error) => {
  if (error instanceof errors.InvalidEntry) return invalidField(error.field, error.message);
  if (NOT_FOUND.some((kind) => error instanceof kind)) return notFound((error as Error).message);
  if (error instanceof errors.GameMoved) return new Refusal(412, 'VERSION_MISMATCH', error.message);
  if (error instanceof errors.RecordIdReused) return new Refusal(422, 'RECORD_ID_REUSED', error.message);
  if (error instanceof errors.CellsChanged) return conflicting(CELL_CHANGED, error.message, { stored: error.stored });
  if (error instanceof errors.GameDeleted) return conflicting(GAME_DELETED, error.message);
  if (error instanceof errors.EnteredByAnother) return conflicting(ENTERED_BY_ANOTHER, error.message);
  if (error instanceof errors.AgainstState) return conflicting(CODES[error.name] ?? 'CONFLICT', error.message);
  return undefined;
};

const NOT_FOUND = [errors.NoSuchGame, errors.NoSuchConflict, errors.NoSuchLink];

const CODES: Readonly<Record<string, string>> = {
  PointsGameExists: 'POINTS_GAME_EXISTS',
  BbbGameStays: 'BBB_GAME_STAYS',
  ConflictSettled: 'CONFLICT_SETTLED',
  RoundFull: 'ROUND_FULL',
};
