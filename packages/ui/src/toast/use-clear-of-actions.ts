import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Elements that a message never covers: the tabs, the action bar, the footer of a sheet, and any other primary action of a screen. */
const ACTIONS = '[data-keep-clear], [data-variant="primary"]';
/** Elements that a message covers only if no other place is free: the last row of entries, which is pressed last. */
const LAST_ENTRIES = '[data-keep-last-clear] > :last-child';
const GAP_PX = 8;
/** The header and the profile button stay free, too. If no place is free in between, the message takes the lowest one. */
const HEADER_PX = 72;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** While a message is open, keeps the messages as low as possible without covering the elements that are pressed next. */
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
    // A new screen has its own action bar, and a new message its own height.
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

/** The lower end of the visible area, in pixels from the top of the window: above a phone's open keyboard. */
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
 * The distance of the message from the lower edge of the screen, in pixels: the lowest place that covers no action and, if there is room for that, none
 * of the last entries.
 */
export function freeLift(message: Message, actions: readonly Box[], lastEntries: readonly Box[] = []): number {
  const clear = lowestEnd(message, [...actions, ...lastEntries]);
  return message.screen - (clear.isFree ? clear.end : lowestEnd(message, actions).end);
}

/** The lower end of the message in the lowest free place, and whether there is one. If not, the end is right above the tabs. */
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
