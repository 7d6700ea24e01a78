import type { Page } from '@fairshare/contracts';

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
  if (!more) return { entries, headers: {} };
  const next = new URLSearchParams({ ...kept, limit: String(limit), cursor: idOf(last) });
  return { entries, headers: { Link: `<${path}?${next}>; rel="next"` } };
}
