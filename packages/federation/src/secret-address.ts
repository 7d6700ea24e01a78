import type { Location } from './location';

/** The key under which the state of a history entry stores an address that the address bar must not show. */
const KEPT_AS = 'address';
/** Path prefixes followed by a secret that grants access: of a spectator link, of a scoring link. */
const BEFORE_SECRETS = ['/watch/', '/score/'];
/** Query parameters that hold such a secret: of a mailed link, and the one that the payment provider adds when it redirects back. */
const SECRET_PARAMETERS = ['token', 'setup_intent_client_secret'];

/**
 * Removes a secret from the address bar, from which it would leak into screenshots, history, shared links and scripts of other sites. The
 * history entry stores the whole address, which therefore survives a reload, and a return to that entry, in this tab alone.
 */
export function hideSecret(): void {
  const { pathname, search, hash } = window.location;
  const shown = withoutSecret(pathname, search);
  if (shown === null) return;
  window.history.replaceState({ ...(window.history.state as object | null), [KEPT_AS]: pathname + search }, '', shown + hash);
}

/** The app's location: the hidden address, if there is one, otherwise the one that the address bar shows. */
export function trueLocation(shown: Location): Location {
  const kept = (window.history.state as Readonly<Record<string, unknown>> | null)?.[KEPT_AS];
  if (typeof kept !== 'string') return shown;
  const { pathname, search } = new URL(kept, window.location.origin);
  return { pathname, search, hash: shown.hash };
}

/** An address without its secrets; null: it contains none. */
export function withoutSecret(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search);
  const secrets = SECRET_PARAMETERS.filter((name) => params.has(name));
  const before = BEFORE_SECRETS.find((start) => pathname.startsWith(start));
  if (secrets.length === 0 && !before) return null;
  for (const name of secrets) params.delete(name);
  const query = params.toString();
  return (before?.slice(0, -1) ?? pathname) + (query ? `?${query}` : '');
}
