import type { Request, Response } from 'express';
import {
  AT_LEAST_COOKIE_PREFIX,
  AT_LEAST_COOKIE_SECONDS,
  AT_LEAST_COOKIES_MAX,
  VERSIONS_HEADER,
  formatVersions,
  parseAtLeastCookies,
  type VersionedRef,
} from '@fairshare/contracts';
import type { Reply } from './replies';

const cookieName = (ref: Pick<VersionedRef, 'kind' | 'id'>) => `${AT_LEAST_COOKIE_PREFIX}${ref.kind}.${ref.id}`;

/** Sends a handler's answer, with what it wrote named for the caller's next request (header and cookies). */
export function reply(request: Request, response: Response, status: number, answer: Reply): void {
  const secure = request.get('x-forwarded-proto') === 'https';
  if (answer.wrote.length > 0) {
    response.setHeader(VERSIONS_HEADER, formatVersions(answer.wrote));
    for (const cookie of atLeastCookies(request, answer.wrote, secure)) response.append('Set-Cookie', cookie);
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.append(name, value as string | string[]);
  if (answer.etag !== undefined) response.setHeader('ETag', `"${answer.etag}"`);
  response.setHeader('Cache-Control', 'no-store');
  response.status(status);
  if (status === 204) response.end();
  else response.json(answer.body);
}

/** One short-lived cookie per written aggregate; the oldest give way so that a client never carries more than its share. */
function atLeastCookies(request: Request, written: readonly VersionedRef[], secure: boolean): string[] {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const fresh = new Set(written.map(cookieName));
  const kept = parseAtLeastCookies(request.get('cookie'))
    .map(cookieName)
    .filter((name) => !fresh.has(name));
  const tooMany = kept.slice(0, Math.max(0, kept.length + fresh.size - AT_LEAST_COOKIES_MAX));
  return [
    ...written.map((ref) => `${cookieName(ref)}=${ref.version}; Max-Age=${AT_LEAST_COOKIE_SECONDS}; ${attributes}`),
    ...tooMany.map((name) => `${name}=; Max-Age=0; ${attributes}`),
  ];
}
