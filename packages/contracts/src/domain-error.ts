import type { ErrorBody } from './errors';

/** What a refusal is about; the services' one translator gives each kind its HTTP status. */
export type ErrorKind = 'invalid' | 'incomplete' | 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'stale' | 'reused' | 'too-many' | 'unavailable';

/** What a refusal says beside its code and message. */
export interface ErrorDetails {
  readonly issues?: ErrorBody['issues'];
  readonly retryAfterSeconds?: number;
  /** Stands beside the message in the body, such as the stored values of a conflict. */
  readonly extra?: object;
  /** For the log; callers are not told. */
  readonly cause?: unknown;
}

/** A rule says no. It carries all that the caller is told: nothing is looked up on its way out. */
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

/** A rule of input that no schema can state. `field` names it in the request. */
export class InvalidField extends DomainError {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super('invalid', 'INVALID_INPUT', message, { issues: [{ path: field, message }] });
  }
}

/** A class of errors that always say the same. */
export const domainError = (kind: ErrorKind, code: string, message: string, details?: ErrorDetails) =>
  class extends DomainError {
    constructor({ cause }: { readonly cause?: unknown } = {}) {
      super(kind, code, message, { ...details, cause });
    }
  };

/** A class of errors whose words depend on what they are made with. */
export const domainErrorAbout = <About extends unknown[]>(kind: ErrorKind, code: string, message: (...about: About) => string) =>
  class extends DomainError {
    constructor(...about: About) {
      super(kind, code, message(...about));
    }
  };

/** A class of errors of a field, named when it is made, whose words depend on what else they are made with. */
export const fieldErrorAbout = <About extends unknown[]>(message: (...about: About) => string) =>
  class extends InvalidField {
    constructor(field: string, ...about: About) {
      super(field, message(...about));
    }
  };

/** Unknown, or not the caller's to know of: which of the two is not revealed. */
export const notFoundError = (message: string) => domainError('not-found', 'NOT_FOUND', message);

/** A rule of one field, always told the same. */
export const invalidFieldError = (field: string, message: string) => domainError('invalid', 'INVALID_INPUT', message, { issues: [{ path: field, message }] });

/** Whoever asks is nobody now: their account is gone. */
export const CallerGone = domainError('unauthorized', 'UNAUTHORIZED', 'Unauthorized');
