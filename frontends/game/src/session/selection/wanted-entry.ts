import { type RefObject, useEffect } from 'react';

/** The entry on a hole that another screen links to. */
interface WantedEntry {
  readonly sessionId: string;
  readonly hole: number;
  /** Called with the form of the hole once it is shown. */
  readonly arrive: (form: HTMLFormElement | null) => void;
}

let wanted: WantedEntry | null = null;

/** Makes the hole's screen go to this entry when it is rendered next. Open its tab afterwards. */
export const wantEntry = (entry: WantedEntry): void => void (wanted = entry);

interface HoleShown {
  readonly sessionId: string;
  readonly hole: number;
  readonly goTo: (hole: number) => void;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Goes to the requested entry. */
export function useWantedEntry({ sessionId, hole, goTo, form }: HoleShown): void {
  useEffect(() => {
    const entry = wanted;
    if (entry?.sessionId !== sessionId) return;
    if (entry.hole !== hole) return goTo(entry.hole);
    wanted = null;
    entry.arrive(form.current);
  });
}
