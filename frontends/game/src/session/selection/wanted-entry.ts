import { type RefObject, useEffect } from 'react';

/** An entry on a hole that another screen leads to. */
interface WantedEntry {
  readonly sessionId: string;
  readonly hole: number;
  /** Called with the form of the hole once it is shown. */
  readonly arrive: (form: HTMLFormElement | null) => void;
}

let wanted: WantedEntry | null = null;

/** Has the screen of a hole go there when it is drawn next: open its tab after this. */
export const wantEntry = (entry: WantedEntry): void => void (wanted = entry);

interface HoleShown {
  readonly sessionId: string;
  readonly hole: number;
  readonly goTo: (hole: number) => void;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Goes to the entry that is wanted. */
export function useWantedEntry({ sessionId, hole, goTo, form }: HoleShown): void {
  useEffect(() => {
    const entry = wanted;
    if (entry?.sessionId !== sessionId) return;
    if (entry.hole !== hole) return goTo(entry.hole);
    wanted = null;
    entry.arrive(form.current);
  });
}
