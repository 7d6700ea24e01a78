const SHORT_MS = 10;

/** A short vibration that confirms a tap. It does nothing if the phone cannot vibrate or the user prefers reduced motion. */
export function feelTaken(): void {
  if ('vibrate' in navigator && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(SHORT_MS);
}
