import type { ReactNode } from 'react';

/** One state of a component, as the gallery shows it. */
export interface State {
  /** What is to be seen: "disabled", "a long name". */
  readonly name: string;
  readonly shown: ReactNode;
  /** Drawn as if a pointer, the keyboard's focus or a thumb were on everything in it. */
  readonly as?: 'hover' | 'focus' | 'press';
  /** The button that opens what this state is about: a dialog, a menu, a toast. */
  readonly opens?: string;
}

/** The components of one folder of src, in every state. */
export interface Entry {
  readonly title: string;
  readonly states: readonly State[];
}

/** States that are drawn as what they are called. */
const DRAWN_AS: Readonly<Record<string, State['as']>> = { hover: 'hover', focus: 'focus', pressed: 'press' };

/** @param states what is to be seen → what shows it, in the gallery's order; with the button that opens it by `opened` */
export function entry(title: string, states: Readonly<Record<string, ReactNode | Opened>>): Entry {
  return {
    title,
    states: Object.entries(states).map(([name, look]) => (look instanceof Opened ? { name, opens: look.by, shown: look.shown } : { name, as: DRAWN_AS[name], shown: look })),
  };
}

class Opened {
  constructor(
    readonly by: string,
    readonly shown: ReactNode,
  ) {}
}

/** What is only seen once the button of these words is pressed. */
export const opened = (by: string, shown: ReactNode): Opened => new Opened(by, shown);
