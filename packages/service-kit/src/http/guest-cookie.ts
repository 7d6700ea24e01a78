import type { Request } from 'express';
import { guestCookieName } from '@fairshare/contracts';

/** Seconds a browser keeps the cookie; the server decides when it is good for nothing any more. */
const KEPT_FOR = 30 * 24 * 60 * 60;

const isSecure = (request: Request): boolean => request.get('x-forwarded-proto') === 'https';

/** The value of the guest cookie; null: there is none. */
export function readGuestCookie(request: Request): string | null {
  const start = `${guestCookieName(isSecure(request))}=`;
  const pair = (request.get('cookie') ?? '').split(';').find((candidate) => candidate.trim().startsWith(start));
  return pair?.trim().slice(start.length) || null;
}

/** The Set-Cookie value that gives a browser the guest cookie. */
export const guestCookie = (request: Request, value: string): string =>
  `${guestCookieName(isSecure(request))}=${value}; Max-Age=${KEPT_FOR}; Path=/; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
