import { AT_LEAST_HEADER, parseAtLeastCookies, parseVersions } from '@fairshare/contracts';
import { withRequestContext } from '@fairshare/service-kit';
import { definePlugin } from '../express-gateway/plugin';
import type { VisitedRequest } from '../http/visit';
import type { GatewayParts } from '../parts';
import { sessionSecret } from '../sessions/cookies';

/**
 * Finds the session of a request's cookie. A dead or unknown one goes on as no one: whether that is enough is the service's to say.
 * @throws the 503 refusal when the request carries a session and auth does not answer
 */
export async function findSession(request: VisitedRequest, parts: Pick<GatewayParts, 'sessions' | 'sessionCookie'>): Promise<void> {
  const secret = sessionSecret(request.headers.cookie, parts.sessionCookie);
  if (secret === null) return;
  const header = request.headers[AT_LEAST_HEADER.toLowerCase()];
  const atLeast = [...parseVersions(header?.toString()), ...parseAtLeastCookies(request.headers.cookie)];
  const { requestId, traceparent } = request.visit;
  request.visit.session = await withRequestContext({ requestId, traceparent, atLeast: [] }, () => parts.sessions.of(secret, atLeast));
}

/** Session cookie in, signed token out (upstream/headers.ts); identity headers of a client's own never pass. */
export const session = definePlugin('session', {}, (parts) => async (request, _response, next) => {
  await findSession(request, parts);
  next();
});
