import type { ErrorDetails } from '@fairshare/contracts';

/** A deliberate refusal: the status and the message for the caller. Any other error that is thrown is a fault of ours (500). */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
  }
}

export const invalidInput = (issues: NonNullable<ErrorDetails['issues']>) =>
  new HttpError(400, 'INVALID_INPUT', issues.map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message)).join('; '), {
    issues,
  });

/** An input error that no schema can express; `path` names the field. */
export const invalidField = (path: string, message: string) => new HttpError(400, 'INVALID_INPUT', message, { issues: [{ path, message }] });

/** The text is the specification's: clients compare it. */
export const unauthorized = () => new HttpError(401, 'UNAUTHORIZED', 'Unauthorized');
export const subscriptionRequired = () => new HttpError(402, 'SUBSCRIPTION_REQUIRED', 'A subscription or trial is required');
export const forbidden = (message = 'Access Denied') => new HttpError(403, 'FORBIDDEN', message);
/** Unknown, or not visible to the caller. */
export const notFound = (what = 'Not found') => new HttpError(404, 'NOT_FOUND', what);
/** The current state forbids the request. `extra` is added to the response body, such as the stored values of a conflict. */
export const conflicting = (code: string, message: string, extra?: object) => new HttpError(409, code, message, { extra });
export const tooManyRequests = (retryAfterSeconds: number, message = 'Too many requests. Please try again later.') =>
  new HttpError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds });
/** `cause`: the reason, for the log. */
export const unavailable = (what: string, retryAfterSeconds = 2, cause?: unknown) =>
  new HttpError(503, 'UNAVAILABLE', `${what} is temporarily unavailable. Nothing was lost; please try again.`, { retryAfterSeconds, cause });
