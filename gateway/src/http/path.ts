import type { IncomingMessage } from 'node:http';

/** A request's path as it was sent, without the query. */
export function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** A path in lower case, without trailing slashes: express treats paths that differ only in these as the same, so limits must, too. */
export function comparable(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/** The segments of a path, decoded; null when it cannot be decoded or is a path traversal (`..`, backslashes, NUL). */
export function segmentsOf(path: string): string[] | null {
  try {
    const segments = decodeURIComponent(path).split('/').slice(1);
    // eslint-disable-next-line no-control-regex -- NUL is what this refuses
    return segments.some((segment) => segment === '..' || segment === '.' || /[\\\u0000]/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}
