import type { Location } from './location';

/** Under this name an entry of the history keeps its address, where the address bar must not show it. */
const KEPT_AS = 'address';
/** What follows in the path lets in whoever has it: a spectators' link, a scoring link. */
const BEFORE_SECRETS = ['/watch/', '/score/'];
/** The same as parameters of the query: a mailed link's, and what a payment provider adds on the way back. */
const SECRET_PARAMETERS = ['token', 'setup_intent_client_secret'];

/**
 * Takes a secret out of the address bar, where screenshots, history, shared links and other sites' scripts would have it from. The
 * entry of the history keeps the whole address, so that it outlives a reload, and going back to it, in this tab alone.
 */
export function hideSecret(): void {
  const { pathname, search, hash } = window.location;
  const shown = withoutSecret(pathname, search);
  if (shown === null) return;
  window.history.replaceState({ ...(window.history.state as object | null), [KEPT_AS]: pathname + search }, '', shown + hash);
}

/** Where the app is: what the address bar shows, or what it hides. */
export function trueLocation(shown: Location): Location {
  const kept = (window.history.state as Readonly<Record<string, unknown>> | null)?.[KEPT_AS];
  if (typeof kept !== 'string') return shown;
  const { pathname, search } = new URL(kept, window.location.origin);
  return { pathname, search, hash: shown.hash };
}

/** An address without what lets in whoever reads it; null: it has nothing of the kind. */
export function withoutSecret(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search);
  const secrets = SECRET_PARAMETERS.filter((name) => params.has(name));
  const before = BEFORE_SECRETS.find((start) => pathname.startsWith(start));
  if (secrets.length === 0 && !before) return null;
  for (const name of secrets) params.delete(name);
  const query = params.toString();
  return (before?.slice(0, -1) ?? pathname) + (query ? `?${query}` : '');
}
