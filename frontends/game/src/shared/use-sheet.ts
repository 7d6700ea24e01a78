import { useState } from 'react';
import { useFailureToast } from './failure-toast';

/**
 * A sheet whose code comes when it is asked for. `sheet`: its module once it is open. Where the code cannot be had, the golfer is told
 * what could not be done.
 */
export function useSheet<Module extends object>(load: () => Promise<Module>, failure: string): { sheet: Module | null; open: () => void; close: () => void } {
  const { couldNot } = useFailureToast();
  const [sheet, setSheet] = useState<Module | null>(null);
  return {
    sheet,
    open: () => void load().then(setSheet, (error: unknown) => couldNot(failure, error)),
    close: () => setSheet(null),
  };
}
