import { addPlayerMutation, changePlayerMutation } from '@fairshare/api-client';
import type { Player } from '@fairshare/contracts';
import { FormDialog, graphemes, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { PLAYER_NAME_MAX } from '../constants';
import { ADD_PLAYER, COULD_NOT_ADD, COULD_NOT_CHANGE_PLAYER, INITIALS, INITIALS_HINT, PLAYER_NAME, RENAME, SAVE, SAVING } from './texts';
import { useChange } from '../../../shared/use-change';

const INITIALS_MAX = 3;

interface PlayerDialogProps {
  groupId: string;
  /** Null: a new one. */
  player: Player | null;
  onClose: () => void;
}

/** A player's name and initials. */
export function PlayerDialog({ groupId, player, onClose }: PlayerDialogProps) {
  const [name, setName] = useState(player?.name ?? '');
  const [initials, setInitials] = useState(player?.initials ?? '');
  const add = useChange(addPlayerMutation(), COULD_NOT_ADD);
  const change = useChange(changePlayerMutation(), COULD_NOT_CHANGE_PLAYER);
  const save = () => {
    // Initials nobody touched follow the name.
    const look = { name, ...(initials.trim() === (player?.initials ?? '') ? {} : { initials }) };
    if (player) change.mutate({ groupId, playerId: player.id, look }, { onSuccess: onClose });
    else add.mutate({ groupId, player: look }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={player ? RENAME : ADD_PLAYER}
      size="small"
      submitLabel={SAVE}
      disabled={name.trim() === ''}
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
    </FormDialog>
  );
}
