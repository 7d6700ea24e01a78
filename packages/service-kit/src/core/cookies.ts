/** A cookie for all of the product's paths that scripts cannot read. */
export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  /** Seconds; 0 deletes the cookie. */
  readonly keptFor: number;
  /** Sent over https only. */
  readonly isSecure: boolean;
}

/** The value of a Set-Cookie header. */
export const setCookie = ({ name, value, keptFor, isSecure }: CookieToSet): string =>
  `${name}=${value}; Max-Age=${keptFor}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The value of a cookie in a Cookie header; null: there is none. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) || null;
}
