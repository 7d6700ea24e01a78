import type { Group } from '@fairshare/contracts';
import { useEffect } from 'react';
import { useDialogs } from '../dialogs';
import { useSelection } from './selection';

/** The selected group, for a dialog about it, which closes once the group is gone: left, deleted, or its reader removed by somebody else. */
export function useGroupOfDialog(): { readonly group: Group | null; readonly close: () => void } {
  const { close } = useDialogs();
  const { group } = useSelection();
  const isGone = group === null;
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  return { group, close };
}
