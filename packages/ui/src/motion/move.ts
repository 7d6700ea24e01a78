type Pace = 'fast' | 'slow';

/** Transform and opacity alone, which move nothing else. */
export type Look = { readonly transform?: string; readonly opacity?: number };

/**
 * Plays a movement once, at the pace of the tokens: none where they are zero, as for who asks for less motion. Only for what is looked at: a
 * target that moved would slip from under a thumb.
 *
 * @param from how it looks at first; it ends as its styles say
 */
export function move(element: Element, from: Look, pace: Pace = 'slow'): void {
  const timing = timingOf(pace);
  if (timing) element.animate([from, {}], timing);
}

/** Plays it after what was just changed is on the screen: a movement asks for the styles of the page, which the picture would have to wait for. */
export function moveOnceDrawn(element: Element, from: Look): void {
  requestAnimationFrame(() => setTimeout(() => move(element, from)));
}

/** Missing: it is not to move. */
export function timingOf(pace: Pace): { duration: number; easing: string } | undefined {
  const styles = getComputedStyle(document.documentElement);
  const duration = milliseconds(styles.getPropertyValue(`--motion-${pace}`));
  return duration > 0 ? { duration, easing: styles.getPropertyValue('--ease') || 'ease-out' } : undefined;
}

/** "200ms" and, as a build shortens it, ".2s". */
function milliseconds(time: string): number {
  const amount = Number.parseFloat(time) || 0;
  return time.trim().endsWith('ms') ? amount : amount * 1_000;
}
