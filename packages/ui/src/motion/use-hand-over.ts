import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Look, move, timingOf } from './move';

/**
 * Animates a change of holder: the new holder's element comes in from `away`, and the former holder's element leaves to `away`. The element is
 * rendered with the value as its key, alone in a parent that does not move.
 *
 * @param element the current holder's element
 * @param away the look to which the former element leaves and from which the new one comes
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
 * Animates an element that the page has removed: inserts it again over its successor, outside the layout and hidden from screen readers, and moves it
 * away. Without animations it is not inserted again.
 *
 * @param gone the element that the page has removed
 * @param place the parent, which does not move, and in which the element's own styles position it
 * @param to the final look
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
