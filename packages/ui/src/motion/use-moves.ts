import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Look, move } from './move';

/**
 * When rows change their order, animates each row from its former place. The layout changes at once; only the painted rows travel.
 *
 * @param order a key for each child of the list, in the order of the children
 */
export function useTravellingRows(list: RefObject<HTMLElement | null>, order: readonly string[] | undefined): void {
  const stood = useRef(new Map<string, number>());
  const names = order?.join('\n');
  useLayoutEffect(() => {
    if (names === undefined) return;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const top = rows[0]?.offsetTop ?? 0;
    const stands = new Map(names.split('\n').map((name, at) => [name, (rows[at]?.offsetTop ?? top) - top]));
    for (const [at, [name, now]] of [...stands].entries()) {
      const before = stood.current.get(name);
      if (before !== undefined && before !== now && rows[at]) move(rows[at], { transform: `translateY(${before - now}px)` });
    }
    stood.current = stands;
  }, [list, names]);
}

/** Animates the element whenever the value changes, but not when it is first rendered. */
export function useMoveOnChange<E extends Element>(element: RefObject<E | null>, value: unknown, from: Look): void {
  const before = useRef(value);
  useLayoutEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    if (element.current) move(element.current, from);
  });
}
