import { Fragment, type ReactNode, useState } from 'react';

/**
 * Sections that come by themselves while the tab is open, such as that of the first card: they stand last, where they move nothing that a thumb aims at.
 *
 * @param sections in their order; a section that is falsy is not there
 * @param isShown until then nothing stands in a place
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
