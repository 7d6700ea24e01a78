import { RemoteError, type RemoteFailureKind } from './remote-error';

/** How long the server may take to say whether it has a file. Milliseconds. */
const ANSWERS_WITHIN_MS = 5_000;
const GONE = [404, 410];

/** Whether an error says that a part of the app's code, or its style sheet, could not be loaded; anything else is a defect of the code that was. */
export const isLoadFailure = (error: unknown): boolean => error instanceof RemoteError || isChunkLoadError(error);

/** Why a part of the screen is not on the screen: what to say of it, and what helps. Asks the server whether it still has the code. */
export async function failureKindOf(error: unknown): Promise<RemoteFailureKind> {
  if (error instanceof RemoteError) return error.kind;
  if (!isChunkLoadError(error)) return 'crashed';
  return error.request && (await isGone(error.request)) ? 'outdated' : 'unreachable';
}

/** Whether the server answers that it has no such file: it was of a release before the present one. No answer is no proof, nor is a foreign address asked. */
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

/** What webpack says of a script, or of a style sheet, that did not come. */
interface ChunkLoadError {
  readonly name: 'ChunkLoadError';
  readonly request?: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError => (error as Partial<ChunkLoadError> | null)?.name === 'ChunkLoadError';
