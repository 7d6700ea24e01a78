/** The Link header to the next page of a list (RFC 8288); none on the last page. */
export function nextPage(path: string, query: { readonly limit?: number }, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const search = new URLSearchParams({ limit: String(query.limit ?? ''), cursor });
  return { Link: `<${path}?${search.toString()}>; rel="next"` };
}
