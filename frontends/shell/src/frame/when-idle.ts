/** A page that waits for answers is idle, too: the first screen has this long for itself after the page has loaded. Milliseconds. */
const FIRST_SCREEN_MS = 2_000;

/** Does work once the page and its first screen have loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
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
