import { archivePlayerMutation, claimPlayerMutation } from '@fairshare/api-client';
import type { Group, Member, Player } from '@fairshare/contracts';
import { MenuItem } from '@fairshare/ui';
import { useOffline } from '../../../session/offline/offline';
import { useChange } from '../../../shared/use-change';
import { ARCHIVE, COULD_NOT_CHANGE_PLAYER, COULD_NOT_CLAIM, EDIT_PLAYER, HAND_OVER, NOT_ME, REMOVE, THIS_IS_ME } from './texts';
import type { Asked } from './member-question';

interface PlayerItemsProps {
  group: Group;
  player: Player;
  onRename: () => void;
}

/** The actions on a player. */
export function PlayerItems({ group: { id: groupId, me, claims }, player: { id: playerId }, onRename }: PlayerItemsProps) {
  const claim = useChange(claimPlayerMutation(), COULD_NOT_CLAIM);
  const archive = useChange(archivePlayerMutation(), COULD_NOT_CHANGE_PLAYER);
  const isMe = playerId === me;
  const isFree = claims[playerId] === undefined;
  return (
    <>
      {(isMe || isFree) && <MenuItem onSelect={() => claim.mutate({ groupId, playerId, isMe: !isMe })}>{isMe ? NOT_ME : THIS_IS_ME}</MenuItem>}
      <MenuItem onSelect={onRename}>{EDIT_PLAYER}</MenuItem>
      <MenuItem onSelect={() => archive.mutate({ groupId, playerId })}>{ARCHIVE}</MenuItem>
    </>
  );
}

interface MemberItemsProps {
  /** Missing: the player has no account in this group. */
  member: Member | undefined;
  members: readonly Member[];
  onAsk: (asked: Asked) => void;
}

/** The user's actions on another member's account. The group's creator cannot be removed, but can hand the group over. */
export function MemberItems({ member, members, onAsk }: MemberItemsProps) {
  const { userId } = useOffline();
  if (!member || member.userId === userId) return null;
  const isCreator = members.some((one) => one.isCreator && one.userId === userId);
  if (!isCreator && member.isCreator) return null;
  return (
    <>
      {isCreator && <MenuItem onSelect={() => onAsk({ what: 'hand over', member })}>{HAND_OVER}</MenuItem>}
      {!member.isCreator && (
        <MenuItem tone="danger" onSelect={() => onAsk({ what: 'remove', member })}>
          {REMOVE}
        </MenuItem>
      )}
    </>
  );
}
