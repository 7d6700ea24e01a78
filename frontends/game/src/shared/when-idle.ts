/** Runs work once the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(work, { timeout: 5_000 });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, 2_000);
  return () => clearTimeout(timer);
}
