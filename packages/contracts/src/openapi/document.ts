import { allRoutes } from '../http/all';
import { GUEST_HEADER } from '../http/guests';
import { SERVICE_NAMES, type ServiceName } from '../route';
import { HEADERS, PARAMETERS } from './headers';
import { namedRefusals, operationOf, templateOf } from './operation';
import { namedSchemas } from './schemas';
import type { OpenApiDocument, Operation } from './types';

const DESCRIPTION = `The app's own screens use only these calls. Bodies are JSON. Unknown fields of a body are ignored.

Sign in with \`POST /api/auth/login\`, which sets the session as an httpOnly cookie. A client that stores its cookies always reads its own writes. Any
other client copies the \`X-Versions\` header of a response into the \`X-At-Least\` header of its next request.

A guest who opens a scoring link scores one session without an account. The guest's requests carry the guest cookie and the header \`${GUEST_HEADER}\`, with
any value. Only calls whose description says so accept guests.

Live updates use Socket.IO 4 (Engine.IO 4, websocket transport only) at \`/ws\`, with the same cookie. A Socket.IO client sends \`joinRoom\` with a
group's id and receives \`{ ok: true }\` or \`{ ok: false, message }\`; the access rules are those of these calls. In the room, the client receives
\`gameStateUpdate\`, \`pointsGameUpdate\`, \`groupUpdate\`, \`payoutsUpdate\`, \`tabUpdate\`, \`memberUpdate\` and \`conflict\`, which name the record to refetch, and
\`presence\` and \`resync\`. If only scores and cards changed, the message has a \`delta\` with the changes since a session's version \`from\`. A plain
WebSocket client without Socket.IO is refused with 400.

Amounts are in dollars with at most two decimals; prices of plans are in cents. Instants are ISO 8601 in UTC.`;

const ABOUT: Readonly<Partial<Record<ServiceName, string>>> = {
  auth: 'Accounts, sessions, passwords and preferences.',
  groups: 'Groups, their players, custom cards and share codes.',
  games: 'Sessions, cards, 2/9/16, BBB and side games, and entries that phones made offline.',
  settlement: 'Payouts of sessions, the tab of each group (who owes whom), and seasons.',
  billing: 'Plans, trials and subscriptions, and whether a user has access.',
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
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by the calls that sign in or register.' },
        // Its name follows the same rule.
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie.replace('session', 'guest'),
          description: `Set by the call that opens a scoring link. Used only in requests with the header ${GUEST_HEADER}.`,
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
