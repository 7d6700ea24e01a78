import { allRoutes } from '../http/all';
import { GUEST_HEADER } from '../http/guests';
import { SERVICE_NAMES, type ServiceName } from '../route';
import { HEADERS, PARAMETERS } from './headers';
import { namedRefusals, operationOf, templateOf } from './operation';
import { namedSchemas } from './schemas';
import type { OpenApiDocument, Operation } from './types';

const DESCRIPTION = `Everything the screens do, they do by these calls. Bodies are JSON. Fields a call does not know are ignored.

Sign in by \`POST /api/auth/login\`: the session is an httpOnly cookie. A client that keeps its cookies always reads its own writes; others
send the \`X-Versions\` of an answer back as \`X-At-Least\`.

Whoever opens a scoring link scores one session without an account: by the guest cookie and the header \`${GUEST_HEADER}\`, any value, in the calls that say so.

Live updates are Socket.IO 4 (Engine.IO 4, the websocket transport alone) at \`/ws\`, with the same cookie. A Socket.IO client sends
\`joinRoom\` with a group's id, is answered \`{ ok: true }\` or \`{ ok: false, message }\` by the rules of these calls, access included, and then hears
\`gameStateUpdate\`, \`pointsGameUpdate\`, \`groupUpdate\`, \`payoutsUpdate\`, \`tabUpdate\`, \`memberUpdate\`, \`conflict\` (what to fetch anew), \`presence\`
and \`resync\`. Where scores and cards alone changed, the message has a \`delta\`: what changed since a session's version \`from\`. A client that speaks WebSocket alone is refused with 400.

Amounts are dollars with at most two decimals; those of plans are cents. Instants are ISO 8601 in UTC.`;

const ABOUT: Readonly<Partial<Record<ServiceName, string>>> = {
  auth: 'Accounts, sessions, passwords and preferences.',
  groups: 'Groups, their players, custom cards and share codes.',
  games: 'Sessions, cards, 2/9/16, BBB, and what phones kept without signal.',
  settlement: 'Who owes whom.',
  billing: 'Plans, trials, subscriptions, and who has access.',
};

export interface OpenApiOptions {
  /** Under https the session cookie has another name than without (see sessionCookieName). */
  readonly sessionCookie?: string;
}

/** The whole HTTP API as one OpenAPI 3.1 document, generated from the table of calls: each service's calls under its own tag. */
export function openApiDocument({ sessionCookie = 'session' }: OpenApiOptions = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Fairshare', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: SERVICE_NAMES.flatMap((name) => (ABOUT[name] === undefined ? [] : [{ name, description: ABOUT[name] }])),
    paths: paths(),
    components: {
      schemas: namedSchemas(),
      parameters: PARAMETERS,
      responses: namedRefusals(),
      headers: HEADERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by signing in and registering.' },
        // Its name follows the same rule.
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie.replace('session', 'guest'),
          description: `Set by opening a scoring link. It counts with the header ${GUEST_HEADER}.`,
        },
      },
    },
  };
}

function paths(): Record<string, Record<string, Operation>> {
  const found: Record<string, Record<string, Operation>> = {};
  for (const route of allRoutes) (found[templateOf(route.path)] ??= {})[route.method.toLowerCase()] = operationOf(route);
  return found;
}
