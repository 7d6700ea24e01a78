import { useCallback, useState } from 'react';
import { useFailureToast } from './failure-toast';

/**
 * A sheet whose code comes when it is asked for. `isOpening`: it was, and the code is on its way. `sheet`: its module once it is open. Where the code cannot be had, the golfer is told
 * what could not be done.
 */
export function useSheet<Module extends object>(load: () => Promise<Module>, failure: string): { sheet: Module | null; isOpening: boolean; open: () => void; close: () => void } {
  const { couldNot } = useFailureToast();
  const [sheet, setSheet] = useState<Module | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const close = useCallback(() => setSheet(null), []);
  const open = async () => {
    setIsOpening(true);
    try {
      setSheet(await load());
    } catch (error) {
      couldNot(failure, error);
    } finally {
      setIsOpening(false);
    }
  };
  return {
    sheet,
    isOpening,
    open: () => void open(),
    close,
  };
}
