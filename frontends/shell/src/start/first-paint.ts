/** Timeout for browsers without paint timing. Milliseconds. */
const DRAWN_AT_LATEST_MS = 500;

/** Does work once the browser has begun to draw the page. A page that nobody looks at draws nothing: there, at once. */
export function afterFirstFrame(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => void setTimeout(work));
}

/** Does work once the golfer sees the text that the page shows by itself: not when that is handed to be drawn, but when it is on the screen. */
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
