import type { Page } from '@fairshare/contracts';
import { ok, type Reply } from './reply';

/** One page of a list that is in its final order: what stands after the cursor (an id), and the Link to what follows. `kept`: what else stands in the query. */
export function pageOf<T>(
  all: readonly T[],
  idOf: (entry: T) => string,
  { limit, cursor }: Page,
  path: string,
  kept: Readonly<Record<string, string>> = {},
): { entries: readonly T[]; headers: Record<string, string> } {
  const start = cursor === undefined ? 0 : all.findIndex((entry) => idOf(entry) === cursor) + 1;
  const entries = limit === undefined ? all.slice(start) : all.slice(start, start + limit);
  const last = entries.at(-1);
  const more = last !== undefined && start + entries.length < all.length;
  return { entries, headers: nextPage(path, { ...kept, limit: String(limit) }, more ? idOf(last) : null) };
}

/** Replies with one page of a list that is in its final order, as `pageOf` cuts it. */
export function okPage<T>(...list: Parameters<typeof pageOf<T>>): Reply<T[]> {
  const { entries, headers } = pageOf(...list);
  return ok([...entries], { headers });
}

/** The Link header to the next page of a list (RFC 8288) with what else the request asked for; none on the last page. */
export function nextPage(path: string, kept: Readonly<Record<string, string>>, cursor: string | null): Record<string, string> {
  return cursor === null ? {} : { Link: `<${path}?${new URLSearchParams({ ...kept, cursor })}>; rel="next"` };
}
