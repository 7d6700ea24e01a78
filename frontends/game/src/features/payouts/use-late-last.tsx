import { Fragment, type ReactNode, useState } from 'react';

/**
 * Sections that appear while the tab is open, such as that of the first card, are appended at the end, where they move nothing under the thumb.
 *
 * @param sections in their order; a falsy section is not shown
 * @param isShown the positions are fixed once this is true
 */
export function useLateLast<Name extends string>(sections: Readonly<Record<Name, ReactNode>>, isShown: boolean): { inPlace: Partial<Record<Name, ReactNode>>; late: ReactNode } {
  const names = Object.keys(sections) as Name[];
  const [fromTheStart, setFromTheStart] = useState<readonly Name[] | null>(null);
  if (isShown && !fromTheStart) setFromTheStart(names.filter((name) => sections[name]));
  const isInPlace = (name: Name) => fromTheStart?.includes(name) ?? true;
  return {
    inPlace: Object.fromEntries(names.filter(isInPlace).map((name) => [name, sections[name]])) as Partial<Record<Name, ReactNode>>,
    late: names.filter((name) => !isInPlace(name)).map((name) => <Fragment key={name}>{sections[name]}</Fragment>),
  };
}
