import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What comes and goes above a screen by itself (no signal, scores that wait, a trial about to end) does not move the screen under a thumb:
 * the page scrolls by as much in the same frame, and what came is found by scrolling up, or at the top of the next screen. Where it
 * goes and the page cannot scroll back far enough, its room stays empty until then.
 *
 * @param slot the place above the screen, with one child that is as high as what stands there
 * @param screen another one begins at its usual place
 */
export function useScreenStaysPut(slot: RefObject<HTMLElement | null>, screen: string | undefined): void {
  const kept = useRef(0);

  useLayoutEffect(() => {
    kept.current = 0;
    slot.current?.style.removeProperty('min-block-size');
  }, [slot, screen]);

  useEffect(() => {
    const room = slot.current;
    const content = room?.firstElementChild;
    const frame = room?.parentElement?.parentElement;
    if (!room || !content || !frame || !('ResizeObserver' in window)) return undefined;
    let height = content.getBoundingClientRect().height;
    const keepRoom = (pixels: number) => {
      kept.current = pixels;
      room.style.minBlockSize = pixels > 0 ? `${height + pixels}px` : '';
    };

    const observer = new ResizeObserver(() => {
      const grown = content.getBoundingClientRect().height - height;
      height += grown;
      frame.style.setProperty('--banner-height', `${height + kept.current}px`);
      // Room that was kept is taken first, or grows by what cannot be scrolled away.
      const down = Math.max(0, grown - kept.current);
      const up = Math.min(window.scrollY, Math.max(0, -grown));
      keepRoom(Math.max(0, kept.current - grown - up));
      if (down > 0 || up > 0) window.scrollBy({ top: down - up, behavior: 'instant' });
    });
    observer.observe(content);

    // Once it is out of sight, nobody misses it.
    const giveUpRoom = () => {
      const gone = kept.current;
      if (gone === 0 || window.scrollY < height + gone) return;
      keepRoom(0);
      window.scrollBy({ top: -gone, behavior: 'instant' });
    };
    window.addEventListener('scroll', giveUpRoom, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', giveUpRoom);
    };
  }, [slot]);
}
