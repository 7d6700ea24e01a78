import { ApiError, NetworkError } from '@fairshare/api-client';

/** The server's own message, else the fallback. Without a connection, a message about that and the fallback. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return `No connection to the server. ${fallback}`;
  return (error instanceof ApiError && error.body.message) || fallback;
}
