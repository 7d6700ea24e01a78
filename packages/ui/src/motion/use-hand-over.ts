import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Look, move, timingOf } from './move';

/**
 * A thing changes hands: the element of who has it now comes in, and that of who had it goes to where it comes from. The element is drawn with the
 * value as its key, alone in a place that stands still.
 *
 * @param element who has it
 * @param away where the one leaves to and the other comes from
 */
export function useHandOver(element: RefObject<HTMLElement | null>, value: unknown, away: Look): void {
  const before = useRef<{ value: unknown; element: HTMLElement | null }>(undefined);
  useLayoutEffect(() => {
    const [was, now] = [before.current, element.current];
    if (was && Object.is(was.value, value)) return;
    before.current = { value, element: now };
    if (!was || !now) return;
    move(now, away);
    if (was.element && now.parentElement) moveAway(was.element, now.parentElement, away);
  });
}

/**
 * Something that is gone leaves: it is put back over its successor, out of the layout and of what screen readers read, and moves off. Nothing is put
 * back where nothing moves.
 *
 * @param gone the element that the page no longer has
 * @param place stands still, and is what the element's own styles place it in
 * @param to how it looks in the end
 */
function moveAway(gone: HTMLElement, place: Element, to: Look): void {
  const timing = timingOf('fast');
  if (!timing) return;
  gone.setAttribute('inert', '');
  gone.dataset.leaving = '';
  place.append(gone);
  const leaving = gone.animate([{}, to], { ...timing, fill: 'forwards' });
  leaving.onfinish = leaving.oncancel = () => gone.remove();
}
