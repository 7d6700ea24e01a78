/** Timeout for browsers without paint timing. Milliseconds. */
const DRAWN_AT_LATEST_MS = 500;

/** Runs work once the browser has begun to paint the page. A hidden page is not painted, so there it runs at once. */
export function afterFirstFrame(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => void setTimeout(work));
}

/** Runs work once the text in the page's own HTML is visible: after the paint, not when it is scheduled. At once on a hidden page. */
export function afterFirstContent(work: () => void): void {
  if (document.visibilityState === 'hidden') return work();
  const begin = () => {
    drawn.disconnect();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(begin, DRAWN_AT_LATEST_MS);
  const drawn = new PerformanceObserver((entries) => entries.getEntriesByName('first-contentful-paint').length > 0 && begin());
  drawn.observe({ type: 'paint', buffered: true });
}
