import {
  AT_LEAST_COOKIE_PREFIX,
  AT_LEAST_COOKIE_SECONDS,
  AT_LEAST_COOKIES_MAX,
  VERSIONS_HEADER,
  formatVersions,
  parseAtLeastCookies,
  type VersionedRef,
  type Page,
} from '@fairshare/contracts';
import type { Request, Response } from 'express';
import { setCookie } from '../core/cookies';

/** An aggregate that was read or written; a tombstone after a deletion. */
interface Versioned {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
}

/** A handler's response: the body, the version for its ETag, and the committed versions. */
export interface Reply<Body = unknown> {
  readonly body: Body;
  readonly etag?: number;
  readonly committed: readonly VersionedRef[];
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** How caches may store it; missing: not at all. */
  readonly shared?: Shared;
}

/** The response to a call that was accepted and is still pending: 202, whatever the status of the route. */
export interface Accepted extends Reply {
  readonly accepted: true;
}

type Extras = Pick<Reply, 'headers' | 'etag' | 'shared'>;

/** The caching of a response that is the same for every caller. */
export interface Shared {
  /** Identifies the versions it was made from: digits and dots. */
  readonly etag: string;
  /** Seconds for which caches may serve it without revalidation. */
  readonly freshFor: number;
  /** Seconds after `freshFor` in which caches may still serve it while they revalidate. */
  readonly staleFor: number;
}

/** Replies with the result of a read. The route defines the status. */
export const ok = <Body>(body: Body, extras: Extras = {}): Reply<Body> => ({ body, committed: [], ...extras });

/** Replies with the result of a write, and names the new versions so that the caller's next request reads at least these. */
export function committed<Body>(body: Body, aggregates: Versioned | readonly Versioned[], extras: Extras = {}): Reply<Body> {
  const list = (Array.isArray(aggregates) ? aggregates : [aggregates]) as readonly Versioned[];
  return { body, committed: list.map(({ kind, id, version }) => ({ kind, id, version }) as VersionedRef), ...extras };
}

/** The same for a call that was accepted and is still pending. */
export const accepted = (body: unknown, aggregate: Versioned): Accepted => ({ ...committed(body, aggregate), accepted: true });

/**
 * Whether the client has this response already. If so, this function sends 304, and the handler has nothing to compute. ETags are compared
 * weakly (RFC 9110, 13.1.2): a cache that compresses turns ours into a weak one.
 */
export function isKnownToClient({ request, response }: { readonly request: Request; readonly response: Response }, shared: Shared): boolean {
  const known = (request.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!known.includes(quoted(shared.etag)) && !known.includes('*')) return false;
  setCaching(response, shared);
  response.status(304).end();
  return true;
}

const quoted = (etag: string | number): string => `"${etag}"`;

function setCaching(response: Response, shared: Shared | undefined): void {
  if (shared) response.setHeader('ETag', quoted(shared.etag));
  response.setHeader('Cache-Control', shared ? `public, max-age=${shared.freshFor}, stale-while-revalidate=${shared.staleFor}` : 'no-store');
}

const cookieName = (ref: Pick<VersionedRef, 'kind' | 'id'>) => `${AT_LEAST_COOKIE_PREFIX}${ref.kind}.${ref.id}`;

/** Sends a handler's response, and names the versions it wrote for the caller's next request (header and cookies). */
export function reply(request: Request, response: Response, status: number, answer: Reply): void {
  const secure = request.get('x-forwarded-proto') === 'https';
  if (answer.committed.length > 0) {
    response.setHeader(VERSIONS_HEADER, formatVersions(answer.committed));
    for (const cookie of atLeastCookies(request, answer.committed, secure)) response.append('Set-Cookie', cookie);
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.append(name, value as string | string[]);
  if (answer.etag !== undefined) response.setHeader('ETag', quoted(answer.etag));
  setCaching(response, answer.shared);
  response.status(status);
  if (status === 204) response.end();
  else response.json(answer.body);
}

/** One short-lived cookie per written aggregate; the oldest are deleted so that a client never has more than AT_LEAST_COOKIES_MAX. */
function atLeastCookies(request: Request, written: readonly VersionedRef[], isSecure: boolean): string[] {
  const fresh = new Set(written.map(cookieName));
  const kept = parseAtLeastCookies(request.get('cookie'))
    .map(cookieName)
    .filter((name) => !fresh.has(name));
  const tooMany = kept.slice(0, Math.max(0, kept.length + fresh.size - AT_LEAST_COOKIES_MAX));
  return [
    ...written.map((ref) => setCookie({ name: cookieName(ref), value: String(ref.version), keptFor: AT_LEAST_COOKIE_SECONDS, isSecure })),
    ...tooMany.map((name) => setCookie({ name, value: '', keptFor: 0, isSecure })),
  ];
}

/** One page of a list in its final order: the entries after the cursor (an id), and the Link to the next page. `kept`: the other query parameters. */
export function pageOf<T>(
  all: readonly T[],
  idOf: (entry: T) => string,
  { limit, cursor }: Page,
  path: string,
  kept: Readonly<Record<string, string>> = {},
): { entries: readonly T[]; headers: Record<string, string> } {
  const start = cursor === undefined ? 0 : all.findIndex((entry) => idOf(entry) === cursor) + 1;
  const entries = limit === undefined ? all.slice(start) : all.slice(start, start + limit);
  const last = entries.at(-1);
  const more = last !== undefined && start + entries.length < all.length;
  return { entries, headers: nextPage(path, { ...kept, limit: String(limit) }, more ? idOf(last) : null) };
}

/** Replies with one page of a list in its final order, as `pageOf` selects it. */
export function okPage<T>(...list: Parameters<typeof pageOf<T>>): Reply<T[]> {
  const { entries, headers } = pageOf(...list);
  return ok([...entries], { headers });
}

/** The Link header to the next page of a list (RFC 8288), with the request's other query parameters; none on the last page. */
export function nextPage(path: string, kept: Readonly<Record<string, string>>, cursor: string | null): Record<string, string> {
  return cursor === null ? {} : { Link: `<${path}?${new URLSearchParams({ ...kept, cursor })}>; rel="next"` };
}
