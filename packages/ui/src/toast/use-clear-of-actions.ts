import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a message never lies on: the tabs, the bar with what to do next, the foot of a sheet, and whatever else is a screen's primary action. */
const ACTIONS = '[data-keep-clear], [data-variant="primary"]';
/** What it lies on only where nothing else is free: the last row of what is entered, which is pressed last. */
const LAST_ENTRIES = '[data-keep-last-clear] > :last-child';
const GAP_PX = 8;
/** Header and profile button stay free, too: where nothing is free in between, the lowest place is taken. */
const HEADER_PX = 72;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Keeps the messages as low as they can stand without covering what is pressed next, while one is open. */
export function useClearOfActions(open: boolean): RefObject<HTMLOListElement | null> {
  const viewport = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const list = viewport.current;
    if (!open || !list) return undefined;
    const place = () => {
      const { left, right, height } = list.getBoundingClientRect();
      const boxesOf = (what: string) => [...document.querySelectorAll(what)].filter((element) => !list.contains(element)).map((element) => element.getBoundingClientRect());
      const screen = visibleEnd();
      const lift = freeLift({ left, right, height, screen }, boxesOf(ACTIONS), boxesOf(LAST_ENTRIES));
      list.style.setProperty('--lift', `${lift + window.innerHeight - screen}px`);
    };
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    // A screen that comes brings its own bar, and a message its own height.
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', placeSoon);
    window.visualViewport?.addEventListener('resize', placeSoon);
    window.addEventListener('scroll', placeSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', placeSoon);
      window.visualViewport?.removeEventListener('resize', placeSoon);
      window.removeEventListener('scroll', placeSoon);
    };
  }, [open]);
  return viewport;
}

/** Where what is seen ends, in pixels from the top of the window: above the keyboard of a phone that has one open. */
function visibleEnd(): number {
  const seen = window.visualViewport;
  return seen ? Math.min(window.innerHeight, seen.offsetTop + seen.height) : window.innerHeight;
}

interface Message {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  /** The height of the screen. */
  readonly screen: number;
}

/**
 * How far above the lower edge of the screen the message stands, in pixels: as low as it can without covering an action, nor, where there is room for
 * that, the last of the entries.
 */
export function freeLift(message: Message, actions: readonly Box[], lastEntries: readonly Box[] = []): number {
  const clear = lowestEnd(message, [...actions, ...lastEntries]);
  return message.screen - (clear.isFree ? clear.end : lowestEnd(message, actions).end);
}

/** Where the message ends, and whether nothing is under it there: else that is right above the tabs. */
function lowestEnd({ left, right, height, screen }: Message, boxes: readonly Box[]): { readonly end: number; readonly isFree: boolean } {
  const fromBelow = boxes.filter((box) => box.right > left && box.left < right && box.bottom > box.top).sort((one, other) => other.bottom - one.bottom);
  let bottom = screen - GAP_PX;
  let tabs = bottom;
  for (const box of fromBelow) {
    if (box.bottom <= bottom - height || box.top >= bottom) continue;
    bottom = box.top - GAP_PX;
    if (box.bottom >= screen) tabs = bottom;
  }
  const isFree = bottom - height >= HEADER_PX;
  return { end: isFree ? bottom : tabs, isFree };
}
