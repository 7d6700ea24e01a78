import type { ErrorRequestHandler } from 'express';
import { DomainError, type ErrorKind } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { AlreadyExists, NotFound, NotUnique, RequestMismatch, StoreAway, TooLarge, VersionMismatch } from '@fairshare/store';
import type { Logger } from '../core/logger';
import { HttpError, conflicting, notFound, unavailable } from '../core/errors';
import { requestContext } from '../core/request-context';
import { TokenTimeMismatch } from '../core/tokens';

/** RFC 6750, 3.1: the token was refused, not the user who is signed in. */
export const INVALID_TOKEN = 'Bearer error="invalid_token"';

const STATUSES: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  incomplete: 422,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 412,
  reused: 422,
  'too-many': 429,
  unavailable: 503,
};

/** The error for a missing aggregate, by its kind. */
export type MissingErrors = Readonly<Record<string, DomainError>>;

/** The HTTP error for a deliberate refusal; undefined for any other error. */
export function httpErrorOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  return error instanceof DomainError ? new HttpError(STATUSES[error.kind], error.code, error.message, error.details) : undefined;
}

/** The one place where errors become HTTP responses. */
export function handleErrors(logger: Logger, missing: MissingErrors = {}): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = httpErrorOf(error instanceof NotFound ? (missing[error.kind] ?? error) : error) ?? translateCommon(error);
    if (!refusal) logger.error({ err: error }, 'request failed');
    else if (refusal.status >= 500 || refusal instanceof TokenTimeMismatch) logger.warn({ err: error }, 'request refused');
    const { status, code, message, details } = refusal ?? new HttpError(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
    if (details.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(details.retryAfterSeconds));
    if (refusal instanceof TokenTimeMismatch) response.setHeader('WWW-Authenticate', INVALID_TOKEN);
    response.setHeader('Cache-Control', 'no-store');
    response.status(status).json({
      ...details.extra,
      message,
      code,
      requestId: requestContext()?.requestId ?? '',
      ...(details.issues ? { issues: details.issues } : {}),
    });
  };
}

function translateCommon(error: unknown): HttpError | undefined {
  if (error instanceof NotFound) return notFound();
  if (error instanceof VersionMismatch) return new HttpError(412, 'VERSION_MISMATCH', 'It was changed meanwhile; read it again.');
  if (error instanceof RequestMismatch) return new HttpError(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another request.');
  if (error instanceof AlreadyExists || error instanceof NotUnique) return conflicting('CONFLICT', 'It exists already.');
  if (error instanceof TooLarge) return new HttpError(413, 'TOO_LARGE', 'This holds as much as can be kept in one place. Remove something first; nothing was changed.');
  if (error instanceof StoreAway) return unavailable('Storage');
  if (error instanceof Unavailable) return unavailable('A part of the service');
  return fromBodyParser(error);
}

/** Translates refusals of express and its body parser into our own errors. */
function fromBodyParser(error: unknown): HttpError | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  if (error.status === 413) return new HttpError(413, 'TOO_LARGE', 'The body must be at most 1 MB.');
  if (error.status === 415) return new HttpError(415, 'NOT_JSON', 'The body must be JSON in UTF-8.');
  if (error.status >= 400 && error.status < 500) return new HttpError(400, 'INVALID_INPUT', 'The request cannot be read.');
  return undefined;
}
