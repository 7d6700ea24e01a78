import { ApiError, NetworkError } from '@fairshare/api-client';

/** The server's own words, else those given; with no connection, that as well. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return `No connection to the server. ${fallback}`;
  return (error instanceof ApiError && error.body.message) || fallback;
}
