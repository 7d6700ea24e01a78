import { deviceCookieName, isHttps } from '@fairshare/contracts';

/** Seconds a device is known without a sign-in: 400 days, the longest that browsers keep a cookie. */
const KEPT_FOR = 400 * 24 * 60 * 60;

/** The cookie by which a device is known again. */
export interface DeviceCookie {
  /** Its value in a Cookie header; null: there is none. */
  readonly read: (cookieHeader: string | undefined) => string | null;
  readonly issue: (value: string) => string;
}

export function createDeviceCookie(publicUrl: string): DeviceCookie {
  const name = deviceCookieName(publicUrl);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps(publicUrl) ? '; Secure' : ''}`;
  return {
    read(header = '') {
      const pair = header.split(';').find((candidate) => candidate.trim().startsWith(`${name}=`));
      return pair ? pair.trim().slice(name.length + 1) : null;
    },
    issue: (value) => `${name}=${value}; Max-Age=${KEPT_FOR}; ${attributes}`,
  };
}
