import { useCallback, useState } from 'react';
import { useFailureToast } from './failure-toast';

/**
 * A sheet whose code is loaded on demand. `isOpening`: the code is loading. `sheet`: the module of an open sheet. If the code cannot be loaded, a toast shows
 * `failure`.
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
