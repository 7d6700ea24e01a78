import { deleteGroupMutation, leaveGroupMutation, membersQuery } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Button, ConfirmDialog, LogOutIcon, Stack, Trash2Icon, useToast } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffline } from '../../../session/offline/offline';
import { useSelection } from '../../../session/selection/selection';
import {
  COULD_NOT_DELETE,
  COULD_NOT_LEAVE,
  DELETE_GROUP,
  deletedToast,
  deleteHint,
  deleteTitle,
  LAST_LEAVE_HINT,
  LEAVE_GROUP,
  LEAVE_HINT,
  leaveTitle,
  leftToast,
  proposedToast,
  proposeHint,
  UNDO,
  UNDO_ELSEWHERE,
} from './texts';
import { useChange } from '../../../shared/use-change';
import { useRestore } from './use-restore';

/** Leaving and deleting the group. Only the creator can delete it. After the creator has left, any member can propose it and any other member can object. */
export function GroupEnd({ group }: { group: Group }) {
  const { userId } = useOffline();
  const { data: members } = useQuery(membersQuery(group.id));
  const [asks, setAsks] = useState<'leave' | 'delete' | null>(null);
  const { selectGroup } = useSelection();
  const { toast } = useToast();
  const restore = useRestore();
  const leave = useChange(leaveGroupMutation(), COULD_NOT_LEAVE);
  const remove = useChange(deleteGroupMutation(), COULD_NOT_DELETE);
  if (!members) return null;

  const isLast = members.length === 1;
  const creator = members.find(({ isCreator }) => isCreator);
  const isProposal = creator === undefined && !isLast;
  const mayDelete = (creator === undefined || creator.userId === userId) && group.deletionDueAt === undefined;
  const gone = (title: string, canUndo: boolean) => {
    selectGroup(null);
    toast({ title, tone: 'success', ...(canUndo ? { action: { label: UNDO, onPress: () => restore(group), elsewhere: UNDO_ELSEWHERE } } : {}) });
  };
  const groupId = group.id;
  return (
    <Stack gap={12}>
      <Button fullWidth icon={<LogOutIcon aria-hidden />} onClick={() => setAsks('leave')}>
        {LEAVE_GROUP}
      </Button>
      {mayDelete && (
        <Button fullWidth variant="danger-quiet" icon={<Trash2Icon aria-hidden />} onClick={() => setAsks('delete')}>
          {DELETE_GROUP}
        </Button>
      )}
      {asks === 'leave' && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsks(null)}
          title={leaveTitle(group.name)}
          description={isLast ? LAST_LEAVE_HINT : LEAVE_HINT}
          confirmLabel={LEAVE_GROUP}
          busy={leave.isPending}
          onConfirm={() => leave.mutate({ groupId, userId, isLast }, { onSuccess: () => gone(leftToast(group.name), isLast), onError: () => setAsks(null) })}
        />
      )}
      {asks === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsks(null)}
          title={deleteTitle(group.name)}
          description={isProposal ? proposeHint : deleteHint(members.length)}
          confirmLabel={DELETE_GROUP}
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              { groupId },
              {
                onSuccess: () => {
                  if (!isProposal) return gone(deletedToast(group.name), true);
                  setAsks(null);
                  toast({ title: proposedToast(group.name), tone: 'success' });
                },
                onError: () => setAsks(null),
              },
            )
          }
        />
      )}
    </Stack>
  );
}
