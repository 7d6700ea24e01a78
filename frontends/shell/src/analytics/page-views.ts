import { loadScript } from './script';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface PageViews {
  /** Records a view of the current page by its route (`/watch/:token`), never by its address. */
  record(pattern: string): void;
  /** Sends recorded and future page views. The script reads the page's address by itself, so call this on a page whose address contains no secret. */
  load(): void;
}

/** @param measurementId null turns analytics off: no script is loaded and nothing is sent */
export function createPageViews(measurementId: string | null): PageViews {
  if (!measurementId) return { record: () => undefined, load: () => undefined };
  let loaded = false;
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false });
  return {
    record(pattern) {
      const page = { page_path: pattern, page_location: window.location.origin + pattern };
      // The events that the script sends by itself then also contain only the route.
      gtag('set', page);
      gtag('event', 'page_view', page);
    },
    load() {
      if (loaded) return;
      loaded = true;
      loadScript(`${TAG_MANAGER}?id=${encodeURIComponent(measurementId)}`);
    },
  };
}

/** The tag accepts commands only as `arguments` objects, not as arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
}
