import { restoreGroupMutation } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { useMutation } from '@tanstack/react-query';
import { useSelection } from '../../../session/selection/selection';
import { useFailureToast } from '../../../shared/failure-toast';
import { COULD_NOT_RESTORE } from './texts';

/** Brings back a deleted group and selects it, wherever the golfer has gone since. */
export function useRestore(): (group: Pick<Group, 'id'>) => void {
  const { selectGroup } = useSelection();
  const { failed } = useFailureToast();
  const { mutateAsync } = useMutation(restoreGroupMutation());
  return ({ id }) => {
    mutateAsync({ groupId: id }).then(
      () => selectGroup(id),
      (error: unknown) => failed(COULD_NOT_RESTORE, error),
    );
  };
}
