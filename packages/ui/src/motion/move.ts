type Pace = 'fast' | 'slow';

/**
 * Plays a movement once, at the pace of the tokens: none where they are zero, as for who asks for less motion. Only for what is looked at: a
 * target that moved would slip from under a thumb.
 *
 * @param from how it looks at first; it ends as its styles say. Transform and opacity alone, which move nothing else
 */
export function move(element: Element, from: { transform?: string; opacity?: number }, pace: Pace = 'slow'): void {
  const styles = getComputedStyle(document.documentElement);
  const duration = milliseconds(styles.getPropertyValue(`--motion-${pace}`));
  if (duration > 0) element.animate([from, {}], { duration, easing: styles.getPropertyValue('--ease') || 'ease-out' });
}

/** "200ms" and, as a build shortens it, ".2s". */
function milliseconds(time: string): number {
  const amount = Number.parseFloat(time) || 0;
  return time.trim().endsWith('ms') ? amount : amount * 1_000;
}
