import type { IncomingHttpHeaders } from 'node:http';
import { AT_LEAST_COOKIE_PREFIX, type ServiceName } from '@fairshare/contracts';
import type { GatewayRequest } from '../http/request-context';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

/** Headers that only the gateway may set: the sender of a request, its address and its id. A client's own values are dropped. */
const RESERVED = new Set([
  'authorization',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'traceparent',
  'tracestate',
  'baggage',
  'via',
  'x-request-id',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
]);
const RESERVED_PREFIXES = /^x-(?:forwarded-|user|auth|internal|session)/;

const isReserved = (name: string) => RESERVED.has(name) || RESERVED_PREFIXES.test(name);

/** A client's headers for a service: names and values in turn, as received, without the reserved ones, and with those of the gateway. */
export function upstreamHeaders(request: GatewayRequest): string[] {
  const { context, rawHeaders } = request;
  const ofConnection = namedByConnection(request.headers.connection);
  const headers: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    const lower = name.toLowerCase();
    if (!HOP_BY_HOP.has(lower) && !isReserved(lower) && !ofConnection.has(lower)) headers.push(name, rawHeaders[index + 1] as string);
  }
  const cookies = upstreamCookies(request.headers.cookie, context.service);
  if (cookies) headers.push('cookie', cookies);
  if (context.session) headers.push('authorization', `Bearer ${context.session.token}`);
  headers.push(
    'x-request-id',
    context.requestId,
    'traceparent',
    context.traceparent,
    'x-forwarded-for',
    context.client.address,
    'x-forwarded-proto',
    context.client.publicProtocol,
    'x-forwarded-host',
    context.client.host,
  );
  return headers;
}

/** A service's headers for the client, names and values in turn, with ours (`own`, likewise) unless the service sets them. */
export function downstreamHeaders(headers: IncomingHttpHeaders, own: readonly string[] = []): (string | string[])[] {
  const all: (string | string[])[] = [];
  for (let index = 0; index < own.length; index += 2) {
    const name = own[index] as string;
    if (headers[name.toLowerCase()] === undefined) all.push(name, own[index + 1] as string);
  }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined && !HOP_BY_HOP.has(name)) all.push(name, value);
  return all;
}

const NONE: ReadonlySet<string> = new Set();

/** The headers that the Connection header names as hop-by-hop; the body's length is never one of them. */
function namedByConnection(header: string | undefined): ReadonlySet<string> {
  if (header === undefined) return NONE;
  const names = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  names.delete('content-length');
  names.delete('close');
  return names;
}

const DEVICE = /(?:^|;\s*)(?:__Host-)?device=/;
const GUEST = /(?:^|;\s*)(?:__Host-)?guest=/;

/** Cookies that identify a client: each is sent only to the services that identify clients by it. */
const IDENTIFYING: Readonly<Partial<Record<ServiceName, RegExp>>> = { auth: DEVICE, games: GUEST, groups: GUEST };

/** The cookies a service receives: the versions the client has seen; auth also the device's cookie, games and groups the guest's. */
function upstreamCookies(cookieHeader: string | undefined, service: ServiceName | null): string | null {
  if (!cookieHeader) return null;
  const own = service === null ? undefined : IDENTIFYING[service];
  // Most requests have only the session cookie: their header is not parsed.
  if (!cookieHeader.includes(AT_LEAST_COOKIE_PREFIX) && !own?.test(cookieHeader)) return null;
  const kept = cookieHeader
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(AT_LEAST_COOKIE_PREFIX) || own?.test(pair));
  return kept.length > 0 ? kept.join('; ') : null;
}
