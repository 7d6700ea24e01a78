import { type RefObject, useEffect, useState } from 'react';

/** CSS pixels from the stage's top left corner. */
export interface Lit {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Space around the control. CSS pixels. */
const MARGIN = 4;

/**
 * Scrolls the screen on the stage to a control once it is rendered, and scrolls again when the screen changes.
 *
 * @returns the visible area of the control; null: it is not rendered yet
 */
export function useSpotlight(
  stage: RefObject<HTMLElement | null>,
  screen: RefObject<HTMLElement | null>,
  find: ((screen: HTMLElement) => HTMLElement | null) | undefined,
): Lit | null {
  const [lit, setLit] = useState<Lit | null>(null);
  useEffect(() => {
    const { current: shown } = screen;
    if (!shown || !find) return undefined;
    let frame = 0;
    const light = () => {
      const control = find(shown);
      if (control && stage.current) setLit(bringIntoView(control, shown, stage.current));
      else setLit(null);
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(light);
    };
    const changes = new MutationObserver(soon);
    changes.observe(shown, { childList: true, subtree: true });
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(soon) : null;
    for (const place of [shown, shown.firstElementChild]) if (place) sizes?.observe(place);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes?.disconnect();
    };
  }, [stage, screen, find]);
  return lit;
}

/**
 * Scrolls a control to the middle of the area above the bottom bars. A control taller than that area is aligned at its top.
 *
 * @returns the visible area of the control afterwards
 */
function bringIntoView(control: HTMLElement, screen: HTMLElement, stage: HTMLElement): Lit {
  const bars = [...screen.querySelectorAll('nav, [data-keep-clear="bar"]')].filter((bar) => !bar.contains(control));
  const all = stage.getBoundingClientRect();
  const end = all.bottom - bars.reduce((sum, bar) => sum + heightOf(bar), 0);
  const before = control.getBoundingClientRect();
  const scale = screen.getBoundingClientRect().width / screen.offsetWidth || 1;
  screen.scrollTop += (before.top - all.top - Math.max(MARGIN, (end - all.top - before.height) / 2)) / scale;

  const at = control.getBoundingClientRect();
  const top = Math.max(at.top - MARGIN, all.top);
  const bottom = Math.min(at.bottom + MARGIN, end);
  return { top: top - all.top, left: at.left - all.left - MARGIN, width: at.width + 2 * MARGIN, height: Math.max(0, bottom - top) };
}

/** From 900 px the tabs are a vertical rail, which covers nothing at the bottom. */
function heightOf(bar: Element): number {
  const { width, height } = bar.getBoundingClientRect();
  return height > width ? 0 : height;
}
