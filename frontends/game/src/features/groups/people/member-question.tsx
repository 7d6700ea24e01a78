import { handOverMutation, removeMemberMutation } from '@fairshare/api-client';
import type { Group, Member } from '@fairshare/contracts';
import { ConfirmDialog } from '@fairshare/ui';
import { useChange } from '../../../shared/use-change';
import { COULD_NOT_HAND_OVER, COULD_NOT_REMOVE, HAND_OVER, HAND_OVER_HINT, handOverTitle, REMOVE, removeHint, removeTitle } from './texts';

/** An action on a member's account that needs confirmation. */
export interface Asked {
  readonly what: 'remove' | 'hand over';
  readonly member: Member;
}

interface MemberQuestionProps {
  group: Group;
  asked: Asked;
  onClose: () => void;
}

/** Asks for confirmation, then removes a member or hands the group over to them. */
export function MemberQuestion({ group, asked: { what, member }, onClose }: MemberQuestionProps) {
  const remove = useChange(removeMemberMutation(), COULD_NOT_REMOVE);
  const handOver = useChange(handOverMutation(), COULD_NOT_HAND_OVER);
  const change = what === 'remove' ? remove : handOver;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={what === 'remove' ? removeTitle(member.name) : handOverTitle(member.name)}
      description={what === 'remove' ? removeHint(group.name) : HAND_OVER_HINT}
      confirmLabel={what === 'remove' ? REMOVE : HAND_OVER}
      busy={change.isPending}
      onConfirm={() => change.mutate({ groupId: group.id, userId: member.userId }, { onSettled: onClose })}
    />
  );
}
