import { RemoteError, type RemoteFailureKind } from './remote-error';

/** The timeout of the check whether the server has a file. Milliseconds. */
const ANSWERS_WITHIN_MS = 5_000;
const GONE = [404, 410];

/** Whether an error means that a part of the app's code, or its style sheet, could not be loaded. Any other error is a defect of loaded code. */
export const isLoadFailure = (error: unknown): boolean => error instanceof RemoteError || isChunkLoadError(error);

/** Why a part of the screen is missing, which decides the message and the remedy. Checks whether the server still has the code. */
export async function failureKindOf(error: unknown): Promise<RemoteFailureKind> {
  if (error instanceof RemoteError) return error.kind;
  if (!isChunkLoadError(error)) return 'crashed';
  return error.request && (await isGone(error.request)) ? 'outdated' : 'unreachable';
}

/** Whether the server reports that it has no such file, which then belonged to an earlier release. False without a response, and for another origin. */
export async function isGone(address: string): Promise<boolean> {
  // The content security policy refuses a request to another origin.
  if (new URL(address, window.location.href).origin !== window.location.origin) return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    return GONE.includes(status);
  } catch {
    return false;
  }
}

/** The error that webpack throws for a script, or a style sheet, that did not load. */
interface ChunkLoadError {
  readonly name: 'ChunkLoadError';
  readonly request?: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError => (error as Partial<ChunkLoadError> | null)?.name === 'ChunkLoadError';
