/** Refusals of the store. They have names, so that one function can translate them into HTTP errors. */
export class AlreadyExists extends Error {
  override readonly name = 'AlreadyExists';
  constructor(
    readonly kind: string,
    readonly id: string,
  ) {
    super(`${kind} ${id} exists already`);
  }
}

export class NotFound extends Error {
  override readonly name = 'NotFound';
  constructor(
    readonly kind: string,
    readonly id: string,
  ) {
    super(`no ${kind} ${id}`);
  }
}

/** For `catch`: ignores that the aggregate was deleted meanwhile. @throws everything but NotFound */
export function ignoreGone(error: unknown): null {
  if (!(error instanceof NotFound)) throw error;
  return null;
}

/** Another aggregate holds this value of a unique index. */
export class NotUnique extends Error {
  override readonly name = 'NotUnique';
  constructor(
    readonly kind: string,
    readonly index: string,
  ) {
    super(`another of ${kind} has this ${index}`);
  }
}

/** If-Match named another version. */
export class VersionMismatch extends Error {
  override readonly name = 'VersionMismatch';
  constructor(
    readonly kind: string,
    readonly id: string,
    readonly version: number,
  ) {
    super(`${kind} ${id} is at version ${version}`);
  }
}

/** An idempotency key was used before with another body. */
export class RequestMismatch extends Error {
  override readonly name = 'RequestMismatch';
  constructor() {
    super('this Idempotency-Key was used before with another request');
  }
}

/** The engine is unavailable; nothing was written. */
export class StoreAway extends Error {
  override readonly name: string = 'StoreAway';
}

/** A newer release wrote a document in a form that this release cannot read. Only instances of the newer release can serve it. */
export class NewerSchema extends StoreAway {
  override readonly name = 'NewerSchema';
  constructor(kind: string, schema: number, ours: number) {
    super(`${kind}: a newer release wrote a document of schema ${schema}; this one reads up to ${ours}`);
  }
}

/** This change would make the aggregate too large to be published. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
  constructor(
    readonly kind: string,
    readonly id: string,
  ) {
    super(`${kind} ${id} would be larger than can be published`);
  }
}
