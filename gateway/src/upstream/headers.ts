import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { upstreamCookies } from '../sessions/cookies';
import type { VisitedRequest } from '../http/visit';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What only the gateway may say of a request: who sent it, from where, under which id. A client's own words are dropped. */
const GATEWAYS_OWN = new Set([
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
const GATEWAYS_OWN_PREFIXES = ['x-forwarded-', 'x-user', 'x-auth', 'x-internal', 'x-session'];

const isGatewaysOwn = (name: string) => GATEWAYS_OWN.has(name) || GATEWAYS_OWN_PREFIXES.some((prefix) => name.startsWith(prefix));

/** A client's headers for a service: names and values in turn, as they came, less what is not theirs to say, plus what the gateway knows. */
export function upstreamHeaders(request: VisitedRequest): string[] {
  const { visit, rawHeaders } = request;
  const ofConnection = namedByConnection(request.headers.connection);
  const headers: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    const lower = name.toLowerCase();
    if (!HOP_BY_HOP.has(lower) && !isGatewaysOwn(lower) && !ofConnection.has(lower)) headers.push(name, rawHeaders[index + 1] as string);
  }
  const cookies = upstreamCookies(request.headers.cookie);
  if (cookies) headers.push('cookie', cookies);
  if (visit.session) headers.push('authorization', `Bearer ${visit.session.token}`);
  headers.push(
    'x-request-id', visit.requestId,
    'traceparent', visit.traceparent,
    'x-forwarded-for', visit.client.address,
    'x-forwarded-proto', visit.client.protocol,
    'x-forwarded-host', visit.client.host,
  );
  return headers;
}

/** A service's headers for the client. */
export const downstreamHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/** A connection may add names of its own; the body's length is never one of them. */
function namedByConnection(header: string | undefined): ReadonlySet<string> {
  const names = new Set(header?.toLowerCase().split(',').map((name) => name.trim()));
  names.delete('content-length');
  names.delete('close');
  return names;
}
