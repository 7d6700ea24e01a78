import type { ErrorBody } from './errors';

/** The kind of a refusal. The services' common error handler maps each kind to an HTTP status. */
export type ErrorKind = 'invalid' | 'incomplete' | 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'stale' | 'reused' | 'too-many' | 'unavailable';

/** The details of a refusal besides its code and message. */
export interface ErrorDetails {
  readonly issues?: ErrorBody['issues'];
  readonly retryAfterSeconds?: number;
  /** Further fields of the body, such as the stored values of a conflict. */
  readonly extra?: object;
  /** For the log; it is not sent to the caller. */
  readonly cause?: unknown;
}

/** A refusal by a rule. It contains everything that the caller receives: nothing is added later. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = new.target.name || code;
  }
}

/** A refusal by an input rule that no schema can express. `field` names the field of the request. */
export class InvalidField extends DomainError {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super('invalid', 'INVALID_INPUT', message, { issues: [{ path: field, message }] });
  }
}

/** A class of errors with a fixed message. */
export const domainError = (kind: ErrorKind, code: string, message: string, details?: ErrorDetails) =>
  class extends DomainError {
    constructor({ cause }: { readonly cause?: unknown } = {}) {
      super(kind, code, message, { ...details, cause });
    }
  };

/** A class of errors whose message depends on the constructor's arguments. */
export const domainErrorAbout = <About extends unknown[]>(kind: ErrorKind, code: string, message: (...about: About) => string) =>
  class extends DomainError {
    constructor(...about: About) {
      super(kind, code, message(...about));
    }
  };

/** A class of field errors. The constructor takes the field's name, and the arguments on which the message depends. */
export const fieldErrorAbout = <About extends unknown[]>(message: (...about: About) => string) =>
  class extends InvalidField {
    constructor(field: string, ...about: About) {
      super(field, message(...about));
    }
  };

/** The resource does not exist, or the caller may not see it. The error does not reveal which. */
export const notFoundError = (message: string) => domainError('not-found', 'NOT_FOUND', message);

/** A class of errors of one field, with a fixed message. */
export const invalidFieldError = (field: string, message: string) => domainError('invalid', 'INVALID_INPUT', message, { issues: [{ path: field, message }] });

/** The caller's account has been deleted. */
export const CallerGone = domainError('unauthorized', 'UNAUTHORIZED', 'Unauthorized');
