type Pace = 'fast' | 'slow';

/** Only transform and opacity, which do not change the layout. */
export type Look = { readonly transform?: string; readonly opacity?: number };

/**
 * Plays an animation once, with the duration of the tokens. A duration of zero plays none, as for users who prefer reduced motion. Only for
 * elements that are not pressed: a target that moved would slip from under a thumb.
 *
 * @param from the first look; the animation ends with the element's own styles
 */
export function move(element: Element, from: Look, pace: Pace = 'slow'): void {
  const timing = timingOf(pace);
  if (timing) element.animate([from, {}], timing);
}

/** Plays the animation after the browser has painted the current change. Before that, reading computed styles would delay the paint. */
export function moveOnceDrawn(element: Element, from: Look): void {
  requestAnimationFrame(() => setTimeout(() => move(element, from)));
}

/** Undefined: no animation is to be played. */
export function timingOf(pace: Pace): { duration: number; easing: string } | undefined {
  const styles = getComputedStyle(document.documentElement);
  const duration = milliseconds(styles.getPropertyValue(`--motion-${pace}`));
  return duration > 0 ? { duration, easing: styles.getPropertyValue('--ease') || 'ease-out' } : undefined;
}

/** Parses "200ms" and, as a build shortens it, ".2s". */
function milliseconds(time: string): number {
  const amount = Number.parseFloat(time) || 0;
  return time.trim().endsWith('ms') ? amount : amount * 1_000;
}
