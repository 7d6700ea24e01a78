import type { Request } from 'express';
import { guestCookieName } from '@fairshare/contracts';
import { readCookie, setCookie } from '../core/cookies';

/** Seconds a browser stores the cookie; the server decides when it expires. */
const KEPT_FOR = 30 * 24 * 60 * 60;

const isSecure = (request: Request): boolean => request.get('x-forwarded-proto') === 'https';

/** The value of the guest cookie; null: there is none. */
export const readGuestCookie = (request: Request): string | null => readCookie(request.get('cookie'), guestCookieName(isSecure(request)));

/** The Set-Cookie value that gives a browser the guest cookie. */
export const guestCookie = (request: Request, value: string): string =>
  setCookie({ name: guestCookieName(isSecure(request)), value, keptFor: KEPT_FOR, isSecure: isSecure(request) });
