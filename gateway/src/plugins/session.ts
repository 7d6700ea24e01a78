import { AT_LEAST_HEADER, parseAtLeastCookies, parseVersions } from '@fairshare/contracts';
import { definePlugin } from '../express-gateway/plugin';
import type { VisitedRequest } from '../http/visit';
import type { GatewayParts } from '../parts';
import { sessionSecret } from '../sessions/cookies';
import type { Session } from '../sessions/session-tokens';
import { whenKnown } from '../when-known';

/**
 * Finds the session of a request's cookie. A dead or unknown one goes on as no one: whether that is enough is the service's to say.
 * @throws the 503 refusal when the request carries a session and auth does not answer
 */
export function findSession({ headers, visit }: VisitedRequest, { sessions, sessionCookie }: Pick<GatewayParts, 'sessions' | 'sessionCookie'>): Session | null | Promise<Session | null> {
  const secret = sessionSecret(headers.cookie, sessionCookie);
  if (secret === null) return null;
  const header = headers[AT_LEAST_HEADER.toLowerCase()];
  return sessions.of(secret, [...parseVersions(header?.toString()), ...parseAtLeastCookies(headers.cookie)], visit);
}

/** Session cookie in, signed token out (upstream/headers.ts); identity headers of a client's own never pass. */
export const session = definePlugin('session', {}, (parts) => (request, _response, next) =>
  whenKnown(findSession(request, parts), (found) => {
    request.visit.session = found;
    next();
  }),
);
