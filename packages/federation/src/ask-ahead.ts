/**
 * What a page's first, small script asks for while the app itself is still on its way. It lies on `window`, because that script and
 * the app are two bundles.
 */
declare global {
  interface Window {
    fairshareAsked?: Map<string, Promise<unknown>>;
  }
}

/** Asks now for JSON that the app will ask for in a moment. A failure is met there. */
export function askAhead(url: string, options?: RequestInit): Promise<unknown> {
  const answer = fetchJson(url, options);
  answer.catch(() => undefined);
  (window.fairshareAsked ??= new Map()).set(url, answer);
  return answer;
}

/** JSON from an address: the answer that was asked for ahead, once; else a new one. Rejects when there is none, or none that is 2xx. */
export function askOnce(url: string, options?: RequestInit): Promise<unknown> {
  const asked = window.fairshareAsked?.get(url);
  window.fairshareAsked?.delete(url);
  return asked ?? fetchJson(url, options);
}

async function fetchJson(url: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
