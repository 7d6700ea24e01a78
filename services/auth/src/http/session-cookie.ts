import { isHttps, sessionCookieName } from '@fairshare/contracts';
import { LOGIN_SESSION_LIFE } from '../domain/login-session';

/** The Set-Cookie values that sign a browser in and out. */
export interface SessionCookie {
  readonly issue: (secret: string) => string;
  readonly clear: () => string;
}

export function createSessionCookie(publicUrl: string): SessionCookie {
  const name = sessionCookieName(publicUrl);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps(publicUrl) ? '; Secure' : ''}`;
  return {
    issue: (secret) => `${name}=${secret}; Max-Age=${LOGIN_SESSION_LIFE / 1000}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  };
}
