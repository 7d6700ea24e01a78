/**
 * The cookie that holds a login session's secret. auth sets it, the gateway reads and strips it. Under https the `__Host-` prefix
 * makes browsers insist on Secure, Path=/ and this very host.
 */
export const sessionCookieName = (publicUrl: string): string => (isHttps(publicUrl) ? '__Host-session' : 'session');

/** The cookie by which auth recognises a device on which an account was signed in to. The gateway forwards it to auth alone. */
export const deviceCookieName = (publicUrl: string): string => (isHttps(publicUrl) ? '__Host-device' : 'device');

/** The cookie of a guest who scores one round without an account: `<round>.<secret>`. games sets it, the gateway forwards it to games and groups alone. */
export const guestCookieName = (isSecure: boolean): string => (isSecure ? '__Host-guest' : 'guest');

export const isHttps = (publicUrl: string): boolean => new URL(publicUrl).protocol === 'https:';
