import { allRoutes } from './http/all';

/** The pages of spectators and of guests carry in their addresses what lets them in. */
const SECRET_PAGES = ['/watch/', '/score/'];

/** What stands before the part of a path that is a secret by itself: whoever has it gets in. */
const BEFORE_SECRETS = [...SECRET_PAGES, ...allRoutes.flatMap(({ path }) => (path.includes(':token') ? [path.slice(0, path.indexOf(':token'))] : []))];

/** A path as logs may tell it: without the secrets that some links carry. */
export function pathForLogs(path: string): string {
  const before = BEFORE_SECRETS.find((start) => path.toLowerCase().startsWith(start));
  return before === undefined ? path : `${path.slice(0, before.length)}[cut]`;
}
