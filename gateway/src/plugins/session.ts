import { AT_LEAST_HEADER, GUEST_HEADER, parseAtLeastCookies, parseVersions } from '@fairshare/contracts';
import { readCookie } from '@fairshare/service-kit';
import type { GatewayDependencies } from '../dependencies';
import { definePlugin } from '../express-gateway/plugin';
import type { GatewayRequest } from '../http/request-context';
import type { LoginSession } from '../sessions/login-session-tokens';

const SECRET_MAX = 256;

/** The session cookie's value, or null. Of two cookies with that name the first counts, as everywhere. */
export function sessionSecret(cookieHeader: string | undefined, name: string): string | null {
  const secret = cookieHeader?.includes(name) ? readCookie(cookieHeader, name) : null;
  return secret !== null && secret.length <= SECRET_MAX ? secret : null;
}

/**
 * Finds the session of a request's cookie; a guest's request has none, whatever its cookie. A request with an ended or unknown session continues
 * without one: the service decides whether it needs a session.
 * @throws HttpError 503 when the request carries a session and auth does not answer
 */
export async function findLoginSession(
  { headers, context }: GatewayRequest,
  { sessions, sessionCookie }: Pick<GatewayDependencies, 'sessions' | 'sessionCookie'>,
): Promise<LoginSession | null> {
  if (headers[GUEST_HEADER.toLowerCase()] !== undefined) return null;
  const secret = sessionSecret(headers.cookie, sessionCookie);
  if (secret === null) return null;
  const header = headers[AT_LEAST_HEADER.toLowerCase()];
  return sessions.find(secret, [...parseVersions(header?.toString()), ...parseAtLeastCookies(headers.cookie)], context);
}

/** Replaces the session cookie by a signed token (upstream/headers.ts); a client's own identity headers are never forwarded. */
export const session = definePlugin('session', {}, (dependencies) => async (request, _response, next) => {
  request.context.session = await findLoginSession(request, dependencies);
  next();
});
