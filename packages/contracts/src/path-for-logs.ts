import { allRoutes } from './http/all';

/** The addresses of the pages for spectators and guests contain a secret that grants access. */
const SECRET_PAGES = ['/watch/', '/score/'];

/** The prefixes of paths that are followed by a secret, which grants access by itself. */
const BEFORE_SECRETS = [...SECRET_PAGES, ...allRoutes.flatMap(({ path }) => (path.includes(':token') ? [path.slice(0, path.indexOf(':token'))] : []))];

/** A path as it may be logged: without the secrets in some links. */
export function pathForLogs(path: string): string {
  const before = BEFORE_SECRETS.find((start) => path.toLowerCase().startsWith(start));
  return before === undefined ? path : `${path.slice(0, before.length)}[cut]`;
}
