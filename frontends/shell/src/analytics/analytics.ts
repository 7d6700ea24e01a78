import { startAdPixel } from './ad-pixel';
import { createPageViews } from './page-views';
import { patternOf } from './pattern-of';

/** Reports page views to third parties, if the installation enables that: each path once, by its route. */
export function createAnalytics(measurementId: string | null, pixelId: string | null): (pathname: string, search: string) => void {
  const pageViews = createPageViews(measurementId);
  let lastPath = '';
  return (pathname, search) => {
    const pattern = patternOf(pathname);
    if (pathname !== lastPath) pageViews.record(pattern);
    lastPath = pathname;
    // Third-party scripts read the full address, so they are loaded only on a page whose address contains no secret.
    if (search !== '' || /[:*]/.test(pattern)) return;
    pageViews.load();
    startAdPixel(pixelId);
  };
}
