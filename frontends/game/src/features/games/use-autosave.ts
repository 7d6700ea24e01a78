import type { SaveState } from '@fairshare/ui';
import { useEffect, useRef } from 'react';
import { AUTOSAVE_DEBOUNCE_MS, AUTOSAVE_SAVED_MS } from './constants';
import { type SaveTimes, useSaveState } from './use-save-state';

const AUTOSAVE_TIMES: SaveTimes = { savedMs: AUTOSAVE_SAVED_MS, errorMs: null };

interface Autosave {
  readonly state: SaveState;
  /** Call it after typing: saves once the typing pauses. */
  readonly schedule: () => void;
  /** Saves immediately, for example after a failure. */
  readonly saveNow: () => void;
}

/**
 * Saves typed values debounced, one save at a time; what is typed during a save is saved after it. When the screen unmounts, pending input is saved
 * at once. `save` reads the current values when it is called.
 */
export function useAutosave(save: () => Promise<unknown>, times = AUTOSAVE_TIMES): Autosave {
  const [state, show] = useSaveState(times);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(false);
  const due = useRef(false);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  const drain = async () => {
    timer.current = undefined;
    due.current = true;
    if (running.current) return;
    running.current = true;
    try {
      while (due.current) {
        due.current = false;
        show('saving');
        await latest.current();
      }
      show('saved');
    } catch {
      // The failure shows as a red cross; the typed values stay.
      show('error');
    } finally {
      running.current = false;
    }
  };
  const saveNow = () => {
    clearTimeout(timer.current);
    void drain();
  };

  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      latest.current().catch(() => undefined);
    },
    [],
  );

  return {
    state,
    schedule: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void drain(), AUTOSAVE_DEBOUNCE_MS);
    },
    saveNow,
  };
}
