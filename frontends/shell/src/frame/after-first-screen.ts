/** A page that waits for responses is idle, too, so work is delayed this long after the load event in favour of the first screen. Milliseconds. */
const FIRST_SCREEN_MS = 2_000;

/** Runs work once the page and its first screen have loaded and the browser is idle. Returns a function that cancels it. */
export function afterFirstScreen(work: () => void): () => void {
  let callOff = () => window.removeEventListener('load', wait);
  function wait(): void {
    const timer = setTimeout(() => {
      if (!('requestIdleCallback' in window)) return work();
      const idle = window.requestIdleCallback(work, { timeout: 4_000 });
      callOff = () => window.cancelIdleCallback(idle);
    }, FIRST_SCREEN_MS);
    callOff = () => clearTimeout(timer);
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => callOff();
}
