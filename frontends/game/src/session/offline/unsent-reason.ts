import { ApiError, NetworkError } from '@fairshare/api-client';

const TOO_SLOW = 408;
const TOO_MANY = 429;

/** Why a save stays on the phone for now: there is no way to the server or its session, or the server gave no answer that says anything of the save. */
export type UnsentReason = 'no-signal' | 'no-answer';

/** Why what was to be saved belongs in the outbox; null: the server refused it, or something is wrong here. */
export function unsentReason(error: unknown): UnsentReason | null {
  if (error instanceof NetworkError) return isTimeout(error.cause) ? 'no-answer' : 'no-signal';
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'no-signal';
  return saysNothing(error) ? 'no-answer' : null;
}

/** Whether an answer says nothing of what was sent: the server is in trouble, or it is not ours (a captive portal's page). */
export const saysNothing = ({ status, code }: ApiError): boolean => code === null || status >= 500 || status === TOO_MANY || status === TOO_SLOW;

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError';
