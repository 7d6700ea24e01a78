import { loadScript } from './script';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtag/js';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface PageViews {
  /** Notes the page now shown by its route (`/watch/:token`): never what stands in its address. */
  record(pattern: string): void;
  /** Sends what was noted, and what will be. The script reads the page's address by itself, so this waits for one that holds no secret. */
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
      // What the script sends of its own accord is then about the route, too.
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

/** The tag reads commands from `arguments` objects; an array is not taken for one. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments);
}
