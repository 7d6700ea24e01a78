/**
 * What a page's first, small script fetches while the app itself is still on its way. It lies on `window`, because that script and
 * the app are two bundles.
 */
declare global {
  interface Window {
    fairsharePrefetched?: Map<string, Promise<unknown>>;
  }
}

/** Fetches JSON now that the app will ask for in a moment. A failure is met there. */
export function prefetch(url: string, options?: RequestInit): Promise<unknown> {
  const answer = fetchJson(url, options);
  answer.catch(() => undefined);
  (window.fairsharePrefetched ??= new Map()).set(url, answer);
  return answer;
}

/** Returns what was prefetched from an address, once; else fetches it. Rejects when there is no answer, or none that is 2xx. */
export function takePrefetched(url: string, options?: RequestInit): Promise<unknown> {
  const prefetched = window.fairsharePrefetched?.get(url);
  window.fairsharePrefetched?.delete(url);
  return prefetched ?? fetchJson(url, options);
}

async function fetchJson(url: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
