/**
 * Why a remote screen, or a part of one, is not on the screen:
 * - `unreachable`: its files could not be loaded; a retry may help;
 * - `outdated`: it and this page are of different releases, or its files were removed with their release; a reload updates both;
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
