import { loadScript } from './script';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface PageViews {
  /** Sends the path of the page now shown. Never the query: it may hold a reset token. */
  record(path: string): void;
}

/** @param measurementId null turns analytics off: no script is loaded and nothing is sent */
export function createPageViews(measurementId: string | null): PageViews {
  if (!measurementId) return { record: () => undefined };
  loadScript(`${TAG_MANAGER}?id=${encodeURIComponent(measurementId)}`);
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  return {
    record: (path) => gtag('event', 'page_view', { page_path: path, page_location: window.location.origin + path }),
  };
}

/** The tag reads commands from `arguments` objects; an array is not taken for one. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
}
