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
