import { GUEST_HEADER, publicApi, type Route } from '@fairshare/contracts';
import { isDirect, type Caller } from './callers';
import type { RouteName } from './matrix';
import type { Person } from './person';
import type { Request } from './requests';
import { badToken, claimsOf, internalToken } from './tokens';
import { INTERNAL_SECRET, type World } from './world';

type Headers = Readonly<Record<string, string>>;

/** The credentials that a caller sends. `member`: the member to use, where the cell needs one of its own. */
export async function credentialsOf(caller: Caller, world: World, member: Person): Promise<Headers> {
  const { people, over } = world;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  switch (caller) {
    case 'anonymous':
    case 'direct, no token':
      return {};
    case 'identity headers':
      return { ...bearer(await member.token()), 'x-user-id': member.id, 'x-auth-user': member.id, 'x-internal-token': 'yes', 'x-session-user': member.id };
    case 'member':
      return { cookie: member.cookie() };
    case 'lapsed':
    case 'elsewhere':
    case 'admin':
      return { cookie: people[caller].cookie() };
    case 'foreign site':
      return { cookie: member.cookie(), origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    case 'expired session':
      return { cookie: over.expired };
    case 'revoked session':
      return { cookie: over.revoked };
    case 'guest':
    case 'direct, guest':
      return asGuest(world.guests.here);
    case 'guest elsewhere':
      return asGuest(world.guests.elsewhere);
    case 'revoked guest':
      return asGuest(world.guests.revoked);
    case 'expired guest':
      return asGuest(world.guests.expired);
    case 'guest with a session':
      return asGuest(`${member.cookie()}; ${world.guests.here}`);
    case 'guest cookie alone':
      return { cookie: world.guests.here };
    case 'direct, member token':
      return bearer(await member.token());
    case 'direct, internal token':
      return bearer(internalToken(INTERNAL_SECRET));
    default:
      return bearer(badToken(caller, { ...(await world.signingKey()), claims: claimsOf(await member.token()), now: world.now() }));
  }
}

const asGuest = (cookie: string): Headers => ({ [GUEST_HEADER]: '1', cookie });

/** The address that this caller uses: the gateway, or the service behind it. */
export const baseOf = (caller: Caller, world: World, service: Route['service']): string => (isDirect(caller) ? world.serviceUrl(service) : world.url);

/** Makes the call at this address, with these headers in addition to its own. */
export function send(base: string, name: RouteName, request: Request, headers: Headers): Promise<Response> {
  const { method, path }: Route = publicApi[name];
  const cookie = [headers['cookie'], request.cookie].filter(Boolean).join('; ');
  const filled = path.replaceAll(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(String(request.params?.[parameter])));
  return fetch(`${base}${filled}${request.query ? `?${request.query}` : ''}`, {
    method,
    headers: { ...(request.body ? { 'content-type': 'application/json' } : {}), ...headers, ...(cookie && { cookie }) },
    body: request.body ? JSON.stringify(request.body) : null,
  });
}

/** Makes the call and returns its status. */
export async function statusOf(name: RouteName, caller: Caller, world: World, request: Request, member: Person): Promise<number> {
  const base = baseOf(caller, world, publicApi[name].service);
  const answer = await send(base, name, request, await credentialsOf(caller, world, member));
  await answer.arrayBuffer();
  return answer.status;
}
