import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface HoleKeysOptions {
  /** The form of the hole. Shortcuts work while it has the focus. */
  form: RefObject<HTMLFormElement | null>;
  hole: number;
  /** The round's holes as they are played. */
  order: readonly number[];
  onHole: (hole: number) => void;
  /** A wide screen may have a keyboard. */
  wide: boolean;
}

/** Number of holes that a key moves on. */
const HOLES_BY_KEY: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Shortcuts that go from hole to hole, and from a field's buttons into the field. The listener is attached before the hole is painted. */
export function useHoleKeys({ form, hole, order, onHole, wide }: HoleKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = HOLES_BY_KEY[event.key];
    if (by !== undefined) {
      // Their default action would only scroll the hole.
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

/** A digit typed on one of a field's two buttons is meant for the field: the field gets the focus before the browser inserts the digit. */
function typeInField(target: EventTarget | null): void {
  if (target instanceof HTMLButtonElement) target.closest('[role=group]')?.querySelector('input')?.focus();
}
