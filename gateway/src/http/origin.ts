import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from './client';

/**
 * Whether a browser sent this on behalf of another site. Own is PUBLIC_URL's origin, or the scheme and host the request itself was
 * sent to. Clients that name neither an origin nor a site are no browsers and carry no one's cookies by accident.
 */
export function isForeign(headers: IncomingHttpHeaders, client: Client, publicOrigin: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (origin !== undefined) return origin !== publicOrigin && origin !== `${client.protocol}://${client.host}`;
  return site === 'same-site';
}
