import { deviceCookieName, isHttps, sessionCookieName } from '@fairshare/contracts';
import { readCookie, setCookie } from '@fairshare/service-kit';
import { LOGIN_SESSION_LIFE } from '../domain/login-session';

/** Seconds a device stays known without a sign-in: 400 days, the longest lifetime browsers allow a cookie. */
const DEVICE_KEPT_FOR = 400 * 24 * 60 * 60;

export type Cookies = ReturnType<typeof createCookies>;

/** The cookies auth sets. Their names and attributes depend on the scheme of the public address. */
export function createCookies(publicUrl: string) {
  const session = { name: sessionCookieName(publicUrl), isSecure: isHttps(publicUrl) };
  const device = { name: deviceCookieName(publicUrl), isSecure: isHttps(publicUrl) };
  return {
    /** Set-Cookie values that sign a browser in or out. */
    session: {
      issue: (secret: string) => setCookie({ ...session, value: secret, keptFor: LOGIN_SESSION_LIFE / 1000 }),
      clear: () => setCookie({ ...session, value: '', keptFor: 0 }),
    },
    /** The cookie that identifies a known device. `read` returns its value in a Cookie header, or null without one. */
    device: {
      read: (cookieHeader: string | undefined) => readCookie(cookieHeader, device.name),
      issue: (value: string) => setCookie({ ...device, value, keptFor: DEVICE_KEPT_FOR }),
    },
  };
}
