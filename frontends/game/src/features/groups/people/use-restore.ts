import { restoreGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { useSelection } from '../../../session/selection/selection';
import { useChange } from '../../../shared/use-change';
import { COULD_NOT_RESTORE } from './texts';

/** Restores a deleted group and selects it, even if this screen has unmounted meanwhile. */
export function useRestore(): (group: Pick<Group, 'id'>) => void {
  const { selectGroup } = useSelection();
  const { mutateAsync } = useChange(restoreGroupMutation(), COULD_NOT_RESTORE);
  return ({ id }) => {
    mutateAsync({ groupId: id }).then(
      () => selectGroup(id),
      () => undefined,
    );
  };
}
