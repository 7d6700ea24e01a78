/**
 * Why a remote screen, or a part of one, is not on the screen:
 * - `unreachable`: its files could not be had; trying again may help;
 * - `outdated`: it and this page are of different releases, or its files are gone with their release; a reload brings both up to date;
 * - `crashed`: it loaded and then threw.
 */
export type RemoteFailureKind = 'unreachable' | 'outdated' | 'crashed';

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly kind: RemoteFailureKind,
    readonly remote: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
