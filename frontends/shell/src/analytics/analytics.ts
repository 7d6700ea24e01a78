import { startAdPixel } from './ad-pixel';
import { createPageViews } from './page-views';
import { patternOf } from './pattern-of';

/** What other companies hear of the pages that are shown, where the installation wants that. */
export interface Analytics {
  record(pathname: string): void;
  /** Other sites' scripts read the whole address: they wait for a page whose address is nobody's secret. */
  loadBeside(pathname: string, search: string): void;
}

export function createAnalytics(measurementId: string | null, pixelId: string | null): Analytics {
  const pageViews = createPageViews(measurementId);
  return {
    record: (pathname) => pageViews.record(patternOf(pathname)),
    loadBeside(pathname, search) {
      if (search !== '' || /[:*]/.test(patternOf(pathname))) return;
      pageViews.load();
      startAdPixel(pixelId);
    },
  };
}
