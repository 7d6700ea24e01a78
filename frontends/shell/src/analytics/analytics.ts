import { startAdPixel } from './ad-pixel';
import { createPageViews } from './page-views';
import { patternOf } from './pattern-of';

/** Tells other companies of the pages that are shown, where the installation wants that: each path once, by its route. */
export function createAnalytics(measurementId: string | null, pixelId: string | null): (pathname: string, search: string) => void {
  const pageViews = createPageViews(measurementId);
  let told = '';
  return (pathname, search) => {
    const pattern = patternOf(pathname);
    if (pathname !== told) pageViews.record(pattern);
    told = pathname;
    // Third-party scripts read the whole address, so they load on a page whose address has no secret.
    if (search !== '' || /[:*]/.test(pattern)) return;
    pageViews.load();
    startAdPixel(pixelId);
  };
}
