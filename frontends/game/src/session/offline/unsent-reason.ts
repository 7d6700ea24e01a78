import { ApiError, NetworkError } from '@fairshare/api-client';

const TOO_SLOW = 408;
const TOO_MANY = 429;

/** Why a save stays on the phone for now: the server is unreachable or the session has ended, or the server's response says nothing about the save. */
export type UnsentReason = 'no-signal' | 'no-answer';

/** Why a failed save belongs in the outbox; null: the server refused it, or the error is a fault of this app. */
export function unsentReason(error: unknown): UnsentReason | null {
  if (error instanceof NetworkError) return isTimeout(error.cause) ? 'no-answer' : 'no-signal';
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'no-signal';
  return saysNothing(error) ? 'no-answer' : null;
}

/** Whether a response says nothing about what was sent: the server has a problem, or the response is not from our server (a captive portal's page). */
export const saysNothing = ({ status, code }: ApiError): boolean => code === null || status >= 500 || status === TOO_MANY || status === TOO_SLOW;

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'TimeoutError';
