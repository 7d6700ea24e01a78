import type { SaveState } from '@fairshare/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface SaveTimes {
  /** How long "saved" shows before idle, in milliseconds. */
  readonly savedMs: number;
  /** The same for "error"; null: it stays until the next save. */
  readonly errorMs: number | null;
}

/** The state of the latest save: idle, saving, saved or error, and back to idle after the specification's time. */
export function useSaveState({ savedMs, errorMs }: SaveTimes): [SaveState, (state: SaveState) => void] {
  const [state, setState] = useState<SaveState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(
    (next: SaveState) => {
      clearTimeout(timer.current);
      setState(next);
      const lasts = next === 'saved' ? savedMs : next === 'error' ? errorMs : null;
      if (lasts !== null) timer.current = setTimeout(() => setState('idle'), lasts);
    },
    [savedMs, errorMs],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return [state, show];
}
