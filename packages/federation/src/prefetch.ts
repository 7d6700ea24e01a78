/**
 * The responses that a page's first, small script prefetches while the app itself is still loading. They are on `window`, because that
 * script and the app are two bundles.
 */
declare global {
  interface Window {
    fairsharePrefetched?: Map<string, Promise<unknown>>;
  }
}

/** Prefetches JSON that the app will request in a moment. The app handles a failure when it takes the response. */
export function prefetch(url: string, options?: RequestInit): Promise<unknown> {
  const answer = fetchJson(url, options);
  answer.catch(() => undefined);
  (window.fairsharePrefetched ??= new Map()).set(url, answer);
  return answer;
}

/** Returns the JSON prefetched from an address, once; otherwise fetches it. Rejects if there is no response, or its status is not 2xx. */
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
