import { CELL_CHANGED, type CellChangedBody, type ErrorBody, VALUES_CHANGED } from '@fairshare/contracts';

/**
 * A refusal by the server. `message` is the status code, a colon, a space, then the body's text, or the status text if the body is empty
 * (specification, section 7); `userMessage` is what a toast may show.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string | null;
  readonly userMessage: string;
  readonly issues: NonNullable<ErrorBody['issues']>;
  readonly requestId: string | null;
  /** The response body, for refusals with further fields; empty if it was no JSON object. */
  readonly body: Partial<ErrorBody> & Readonly<Record<string, unknown>>;

  constructor(
    readonly status: number,
    statusText: string,
    bodyText: string,
    /** Seconds to wait before a retry, if the server specified them. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${status}: ${bodyText || statusText}`);
    const body = parseBody(bodyText);
    this.code = body.code ?? null;
    this.userMessage = body.message ?? statusText;
    this.issues = body.issues ?? [];
    this.requestId = body.requestId ?? null;
    this.body = body;
  }
}

/** The server could not be reached, or something else responded (a captive portal). It is unknown whether the call took effect. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** The message shown when a call finds the user logged out. */
export const LOGGED_OUT_MESSAGE = 'You are logged out. Logging in again...';
/** The path to which the user is then redirected, and after how many milliseconds. */
export const LOGIN_PATH = '/login';
export const LOGGED_OUT_REDIRECT_MS = 500;

/** An error starting with 401 and containing Unauthorized: the session has ended (specification, section 4). */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof Error && /^401\b/.test(error.message) && error.message.includes('Unauthorized');
}

/** The values that another user has entered since, if a score was refused because of them: cell → value, user and time. */
export function changedCells(error: unknown): CellChangedBody['stored'] | null {
  if (!(error instanceof ApiError) || error.code !== CELL_CHANGED) return null;
  return (error.body as Partial<CellChangedBody>).stored ?? null;
}

/** The current value, if a change was refused because its base was stale. */
export function changedValues(error: unknown): unknown {
  return error instanceof ApiError && error.code === VALUES_CHANGED ? (error.body as { readonly stored?: unknown }).stored : undefined;
}

/** Parses a Retry-After header (seconds or a date) into seconds. Null if it is missing or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

function parseBody(text: string): ApiError['body'] {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as ApiError['body']) : {};
  } catch {
    return {};
  }
}
