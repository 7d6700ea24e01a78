import type { ReactNode } from 'react';

/** One state of a component, as the gallery shows it. */
export interface State {
  /** The name of the state: "disabled", "a long name". */
  readonly name: string;
  readonly shown: ReactNode;
  /** Draws every element as if it were hovered, focused by the keyboard, or pressed. */
  readonly as?: 'hover' | 'focus' | 'press';
  /** The label of the button that opens the component: a dialog, a menu, a toast. */
  readonly opens?: string;
}

/** The components of one folder of src, in every state. */
export interface Entry {
  readonly title: string;
  readonly states: readonly State[];
}

/** State name → interaction that is simulated when the state is drawn. */
const DRAWN_AS: Readonly<Record<string, State['as']>> = { hover: 'hover', focus: 'focus', pressed: 'press' };

/** @param states name of the state → its element, in the gallery's order; `opened` wraps an element that a button opens */
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

/** A state that becomes visible only after the button with this label is pressed. */
export const opened = (by: string, shown: ReactNode): Opened => new Opened(by, shown);
