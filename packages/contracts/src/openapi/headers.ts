import { z } from 'zod';
import { GUEST_HEADER } from '../http/guests';
import type { Route } from '../route';
import { AT_LEAST_HEADER, VERSIONS_HEADER } from '../versions';
import type { Header, Parameter, Reference } from './types';

const text = (pattern?: string) => ({ type: 'string', ...(pattern ? { pattern } : {}) });

/** The headers that a client may send. */
export const PARAMETERS = {
  AtLeast: {
    name: AT_LEAST_HEADER,
    in: 'header',
    required: false,
    description: 'Versions that the client has seen, in the form of X-Versions. The response is based on these versions or newer ones. Clients that store cookies do not need it.',
    schema: text(),
  },
  Guest: {
    name: GUEST_HEADER,
    in: 'header',
    required: false,
    description: 'With any value, the request is a guest’s: the guest cookie identifies the guest, and the session cookie is ignored.',
    schema: text(),
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'A key chosen by the client. A request that is repeated with the same key and body within 24 hours takes effect once. The same key with another body is a 422.',
    schema: text('^[!-~]{1,128}$'),
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The ETag of an earlier response. The write is executed only if the resource has not changed since; otherwise 412.',
    schema: text('^(\\*|(W/)?"[0-9]{1,12}")$'),
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETags of earlier responses. If one of them is still current, the response is an empty 304.',
    schema: text(),
  },
} as const satisfies Record<string, Parameter>;

export const HEADERS = {
  CacheControl: { description: 'How long shared caches may store the response, in seconds.', schema: text() },
  ETag: { description: 'The version of the resource, for use in If-Match.', schema: text('^"[0-9]+"$') },
  Link: { description: 'The URL of the next page, if there is one: `<…>; rel="next"`.', schema: text() },
  RequestId: { description: 'The id of this request, which is also in the body of an error.', schema: text() },
  RetryAfter: { description: 'Seconds to wait before retrying.', schema: { type: 'integer', minimum: 0 } },
  SetCookie: { description: 'The session cookie, and a cookie with the versions that the request wrote.', schema: text() },
  SharedETag: { description: 'The version of the data in the response, for use in If-None-Match.', schema: text('^"[0-9.]+"$') },
  Versions: { description: 'The records that the request wrote, with their new versions: `games/s1=5, groups/g1=2`.', schema: text() },
} as const satisfies Record<string, Header>;

const header = (name: keyof typeof HEADERS): Reference => ({ $ref: `#/components/headers/${name}` });
const parameter = (name: keyof typeof PARAMETERS): Reference => ({ $ref: `#/components/parameters/${name}` });

const hasField = (schema: z.ZodType, field: string) => schema instanceof z.ZodObject && field in schema.shape;

const isPaged = (route: Route): boolean => hasField(route.query, 'cursor');

const isWrite = ({ method, rawBody }: Route) => method !== 'GET' && !rawBody;

/** The calls that recognise a repeated request are those that refuse the reuse of its key for another body (422). */
const honoursIdempotencyKey = ({ refusals }: Route): boolean => refusals.includes(422);

export function requestHeaders(route: Route): Reference[] {
  return [
    ...(route.rawBody ? [] : [parameter('AtLeast')]),
    ...(route.guests ? [parameter('Guest')] : []),
    ...(honoursIdempotencyKey(route) ? [parameter('IdempotencyKey')] : []),
    ...(route.refusals.includes(412) ? [parameter('IfMatch')] : []),
    ...(route.shared ? [parameter('IfNoneMatch')] : []),
  ];
}

export function answerHeaders(route: Route): Record<string, Reference> {
  return {
    'X-Request-Id': header('RequestId'),
    ...(isWrite(route) ? { [VERSIONS_HEADER]: header('Versions'), 'Set-Cookie': header('SetCookie') } : {}),
    ...(hasField(route.answer, 'version') ? { ETag: header('ETag') } : {}),
    ...(route.shared ? { ETag: header('SharedETag'), 'Cache-Control': header('CacheControl') } : {}),
    ...(isPaged(route) ? { Link: header('Link') } : {}),
  };
}

export function refusalHeaders(status: number): Record<string, Reference> {
  return { 'X-Request-Id': header('RequestId'), ...(status === 429 || status === 503 ? { 'Retry-After': header('RetryAfter') } : {}) };
}
