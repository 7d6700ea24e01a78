const SHORT_MS = 10;

/** A short buzz that says: taken. Nothing where the phone has none, and nothing for who wants less motion. */
export function feelTaken(): void {
  if ('vibrate' in navigator && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(SHORT_MS);
}
