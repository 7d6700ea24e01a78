import { addPlayerMutation, changePlayerMutation } from '@fairshare/api-client';
import type { PlayerOfGroup } from '@fairshare/contracts';
import { handicapIndexWords, readHandicapIndex } from '@fairshare/golf-rules';
import { Checkbox, FormDialog, graphemes, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { HANDICAP_INDEX, HANDICAP_INDEX_HINT, IN_ALL_MY_GROUPS, NO_HANDICAP_INDEX } from '../../../shared/handicap-texts';
import { PLAYER_NAME_MAX } from '../constants';
import { ADD_PLAYER, COULD_NOT_ADD, COULD_NOT_CHANGE_PLAYER, INITIALS, EDIT_PLAYER, INITIALS_HINT, PLAYER_NAME, SAVE, SAVING } from './texts';
import { useChange } from '../../../shared/use-change';

const INITIALS_MAX = 3;

interface PlayerDialogProps {
  groupId: string;
  /** Null: a new player. */
  player: PlayerOfGroup | null;
  /** Whether the user has claimed this player. */
  isMe: boolean;
  onClose: () => void;
}

/** A player's name, initials and handicap index. */
export function PlayerDialog({ groupId, player, isMe, onClose }: PlayerDialogProps) {
  const [name, setName] = useState(player?.name ?? '');
  const [initials, setInitials] = useState(player?.initials ?? '');
  const written = player?.handicapIndex === undefined ? '' : handicapIndexWords(player.handicapIndex);
  const [index, setIndex] = useState(written);
  const [inAllMyGroups, setInAllMyGroups] = useState(false);
  const isNewIndex = index.trim() !== written;
  const handicapIndex = index.trim() === '' ? null : readHandicapIndex(index);
  const isWrong = index.trim() !== '' && handicapIndex === null;
  const add = useChange(addPlayerMutation(), COULD_NOT_ADD);
  const change = useChange(changePlayerMutation(), COULD_NOT_CHANGE_PLAYER);
  const save = () => {
    // Sends the initials only if they were edited, so that the server derives them from the name.
    const look = { name, ...(initials.trim() === (player?.initials ?? '') ? {} : { initials }) };
    if (player) {
      const handicap = isNewIndex ? { handicapIndex, ...(isMe && inAllMyGroups && { inAllMyGroups }) } : {};
      change.mutate({ groupId, playerId: player.id, look: { ...look, ...handicap } }, { onSuccess: onClose });
    } else add.mutate({ groupId, player: { ...look, ...(handicapIndex !== null && { handicapIndex }) } }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={player ? EDIT_PLAYER : ADD_PLAYER}
      size="small"
      submitLabel={SAVE}
      disabled={name.trim() === '' || isWrong}
      busy={add.isPending || change.isPending}
      busyLabel={SAVING}
      onSubmit={save}
    >
      <TextField
        label={PLAYER_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={PLAYER_NAME_MAX}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        autoFocus
      />
      <TextField
        label={INITIALS}
        hint={INITIALS_HINT}
        value={initials}
        onChange={(event) => setInitials(graphemes(event.target.value).slice(0, INITIALS_MAX).join(''))}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="done"
      />
      <TextField
        label={HANDICAP_INDEX}
        hint={HANDICAP_INDEX_HINT}
        value={index}
        error={isWrong ? NO_HANDICAP_INDEX : undefined}
        onChange={(event) => setIndex(event.target.value)}
        maxLength={5}
        autoComplete="off"
        enterKeyHint="done"
      />
      {isMe && isNewIndex && <Checkbox label={IN_ALL_MY_GROUPS} checked={inAllMyGroups} onCheckedChange={setInAllMyGroups} />}
    </FormDialog>
  );
}
