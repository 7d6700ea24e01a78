import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface HoleKeysOptions {
  /** What is entered on the hole: the keys are its own while it has the focus. */
  form: RefObject<HTMLFormElement | null>;
  hole: number;
  /** The round's holes as they are played. */
  order: readonly number[];
  onHole: (hole: number) => void;
  /** Where there is room for a desk, there may be a keyboard. */
  wide: boolean;
}

/** How many holes on a key leads. */
const HOLES_BY_KEY: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Keys that lead from hole to hole, and from a field's buttons into the field; they work as soon as the hole is seen. */
export function useHoleKeys({ form, hole, order, onHole, wide }: HoleKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = HOLES_BY_KEY[event.key];
    if (by !== undefined) {
      // Within the hole they would only scroll.
      event.preventDefault();
      const to = order[order.indexOf(hole) + by];
      if (to !== undefined) onHole(to);
    } else if (/^\d$/.test(event.key)) typeInField(event.target);
  });
  useLayoutEffect(() => {
    const { current } = form;
    if (!current || !wide) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    current.addEventListener('keydown', listen);
    return () => current.removeEventListener('keydown', listen);
  }, [form, wide]);
}

/** A number that is typed on one of a field's two buttons is meant for the field: it has the focus before the browser writes the number. */
function typeInField(target: EventTarget | null): void {
  if (target instanceof HTMLButtonElement) target.closest('[role=group]')?.querySelector('input')?.focus();
}
