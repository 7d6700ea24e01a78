import type { Group } from '@fairshare/contracts';
import { useEffect } from 'react';
import { useDialogs } from '../dialogs';
import { useSelection } from './selection';

/** The selected group, for a dialog about it. The dialog closes once the user leaves the group or is removed from it, or the group is deleted. */
export function useGroupOfDialog(): { readonly group: Group | null; readonly close: () => void } {
  const { close } = useDialogs();
  const { group } = useSelection();
  const isGone = group === null;
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  return { group, close };
}
