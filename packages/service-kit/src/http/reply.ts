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

/** An aggregate that was read or written; a tombstone after a deletion. */
interface Versioned {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
}

/** What a handler answers: the body, the aggregate its ETag speaks of, and what was committed. */
export interface Reply<Body = unknown> {
  readonly body: Body;
  readonly etag?: number;
  readonly committed: readonly VersionedRef[];
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
}

/** Of a call that was taken and is not done yet: 202, whatever the route says. */
export interface Accepted extends Reply {
  readonly accepted: true;
}

type Extras = Pick<Reply, 'headers' | 'etag'>;

/** Replies with what was read. The route says the status. */
export const ok = <Body>(body: Body, extras: Extras = {}): Reply<Body> => ({ body, committed: [], ...extras });

/** Replies with what was written, and names the new versions so that the caller's next request counts on them. */
export function committed<Body>(body: Body, aggregates: Versioned | readonly Versioned[], extras: Extras = {}): Reply<Body> {
  const list = (Array.isArray(aggregates) ? aggregates : [aggregates]) as readonly Versioned[];
  return { body, committed: list.map(({ kind, id, version }) => ({ kind, id, version }) as VersionedRef), ...extras };
}

/** The same for what was taken and is not done yet. */
export const accepted = (body: unknown, aggregate: Versioned): Accepted => ({ ...committed(body, aggregate), accepted: true });

const cookieName = (ref: Pick<VersionedRef, 'kind' | 'id'>) => `${AT_LEAST_COOKIE_PREFIX}${ref.kind}.${ref.id}`;

/** Sends a handler's answer, with what it wrote named for the caller's next request (header and cookies). */
export function reply(request: Request, response: Response, status: number, answer: Reply): void {
  const secure = request.get('x-forwarded-proto') === 'https';
  if (answer.committed.length > 0) {
    response.setHeader(VERSIONS_HEADER, formatVersions(answer.committed));
    for (const cookie of atLeastCookies(request, answer.committed, secure)) response.append('Set-Cookie', cookie);
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
