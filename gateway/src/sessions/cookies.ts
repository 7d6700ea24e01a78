import { AT_LEAST_COOKIE_PREFIX, type ServiceName } from '@fairshare/contracts';

const SECRET_MAX = 256;

/** The session cookie's value, or null. Two of that name: the first, as everywhere. */
export function sessionSecret(cookieHeader: string | undefined, name: string): string | null {
  if (!cookieHeader?.includes(name)) return null;
  const pair = pairs(cookieHeader).find((candidate) => candidate.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  return value === '' || value.length > SECRET_MAX ? null : value;
}

/** How the cookie begins by which auth knows a device again. */
const DEVICE = /^(?:__Host-)?device=/;

/** What a service gets to see of a client's cookies: the versions it has seen; auth also the device's. Nothing else that could identify anyone. */
export function upstreamCookies(cookieHeader: string | undefined, service: ServiceName | null): string | null {
  const forAuth = service === 'auth' && cookieHeader?.includes('device=');
  if (!forAuth && !cookieHeader?.includes(AT_LEAST_COOKIE_PREFIX)) return null;
  const kept = pairs(cookieHeader ?? '').filter((pair) => pair.startsWith(AT_LEAST_COOKIE_PREFIX) || (forAuth && DEVICE.test(pair)));
  return kept.length > 0 ? kept.join('; ') : null;
}

const pairs = (header: string): string[] => header.split(';').map((pair) => pair.trim());
