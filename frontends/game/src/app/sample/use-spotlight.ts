import { type RefObject, useEffect, useState } from 'react';

/** CSS pixels from the stage's upper left corner. */
export interface Lit {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Around the control. CSS pixels. */
const MARGIN = 4;

/**
 * Scrolls the screen on the stage to a control, once that is there, and follows it.
 *
 * @returns where it is seen; null: it is not there yet
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
      const control = stage.current && find(shown);
      if (control) bringIntoView(control, shown);
      setLit(control && stage.current ? placeOf(control, stage.current) : null);
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

/** Into the middle of what the bars at the bottom leave of the screen, or with its upper edge to the top. */
function bringIntoView(control: HTMLElement, screen: HTMLElement): void {
  const at = control.getBoundingClientRect();
  const all = screen.getBoundingClientRect();
  const scale = all.width / screen.offsetWidth || 1;
  const bars = heightOf(screen.querySelector('nav')) + heightOf(screen.querySelector('[data-keep-clear]'));
  const spare = Math.max(MARGIN, (all.height - bars - at.height) / 2);
  screen.scrollTop += (at.top - all.top - spare) / scale;
}

const heightOf = (bar: Element | null): number => {
  const { width = 0, height = 0 } = bar?.getBoundingClientRect() ?? {};
  // From 900 px the tabs are a rail.
  return height > width ? 0 : height;
};

function placeOf(control: HTMLElement, stage: HTMLElement): Lit {
  const at = control.getBoundingClientRect();
  const all = stage.getBoundingClientRect();
  const top = Math.max(at.top - MARGIN, all.top);
  const bottom = Math.min(at.bottom + MARGIN, all.bottom);
  return { top: top - all.top, left: at.left - all.left - MARGIN, width: at.width + 2 * MARGIN, height: Math.max(0, bottom - top) };
}
