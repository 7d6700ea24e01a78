import type { IncomingHttpHeaders } from 'node:http';
import { billingApi } from '@fairshare/contracts';
import { HttpError } from '@fairshare/service-kit';
import { definePlugin } from '../express-gateway/plugin';
import type { Client } from '../http/client';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

export const foreignOrigin = () => new HttpError(403, 'FOREIGN_ORIGIN', 'Requests on behalf of another site are refused.');

/** Another site must not act for users who are signed in here. Webhooks are exempt: their senders sign, and send no cookie. */
export const csrf = definePlugin('csrf', {}, ({ publicOrigin }) => (request, _response, next) => {
  const exempt = SAFE_METHODS.has(request.method ?? '') || request.context.path === billingApi.stripeWebhook.path;
  if (!exempt && isForeign(request.headers, request.context.client, publicOrigin)) throw foreignOrigin();
  next();
});

/**
 * Whether a browser sent this on behalf of another site. Our own site is PUBLIC_URL's origin, or the scheme and host the request itself was sent
 * to. Clients that send neither an Origin nor a Sec-Fetch-Site header are not browsers, and do not send a user's cookies by accident.
 */
export function isForeign(headers: IncomingHttpHeaders, client: Client, publicOrigin: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  if (origin !== undefined) return origin !== publicOrigin && origin !== `${client.protocol}://${client.host}`;
  return site === 'same-site';
}
