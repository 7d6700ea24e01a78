import { AT_LEAST_COOKIE_PREFIX, type ServiceName } from '@fairshare/contracts';

const SECRET_MAX = 256;

/** The session cookie's value, or null. Two of that name: the first, as everywhere. */
export function sessionSecret(cookieHeader: string | undefined, name: string): string | null {
  if (!cookieHeader?.includes(name)) return null;
  const pair = pairs(cookieHeader).find((candidate) => candidate.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  return value === '' || value.length > SECRET_MAX ? null : value;
}

const DEVICE = /(?:^|;\s*)(?:__Host-)?device=/;
const GUEST = /(?:^|;\s*)(?:__Host-)?guest=/;

/** Cookies that tell who somebody is: each is shown to those alone who know them by it. */
const IDENTIFYING: Readonly<Partial<Record<ServiceName, RegExp>>> = { auth: DEVICE, games: GUEST, groups: GUEST };

/** What a service gets to see of a client's cookies: the versions it has seen; auth also the device's, games and groups the guest's. */
export function upstreamCookies(cookieHeader: string | undefined, service: ServiceName | null): string | null {
  if (!cookieHeader) return null;
  const own = service === null ? undefined : IDENTIFYING[service];
  // Most requests bring the session's cookie alone: their header is not taken apart.
  if (!cookieHeader.includes(AT_LEAST_COOKIE_PREFIX) && !own?.test(cookieHeader)) return null;
  const kept = pairs(cookieHeader).filter((pair) => pair.startsWith(AT_LEAST_COOKIE_PREFIX) || own?.test(pair));
  return kept.length > 0 ? kept.join('; ') : null;
}

const pairs = (header: string): string[] => header.split(';').map((pair) => pair.trim());
