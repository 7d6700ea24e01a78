import { addPlayerMutation, ApiError } from '@fairshare/api-client';
import type { Group } from '@fairshare/contracts';
import { Button, Note, TextField } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useOffline } from '../../session/offline/offline';
import { reasonOf } from '../../shared/failure-toast';
import { PLAYER_NAME_MAX } from './constants';
import { ADD, ADD_A_PLAYER, ADD_NEEDS_SIGNAL, ADDING, GROUP_IS_FULL, NAME_IS_TAKEN } from './texts';

interface AddPlayerProps {
  group: Group;
  onAdded: (playerId: string) => void;
}

/** Adds a new player to the group by name. Not a form, because it is part of the form of the new game. */
export function AddPlayer({ group, onAdded }: AddPlayerProps) {
  const { online } = useOffline();
  const [name, setName] = useState('');
  const { mutate, isPending, error, reset } = useMutation(addPlayerMutation());
  const add = () => {
    if (name.trim() === '' || isPending) return;
    const before = new Set([...group.players, ...group.archived].map(({ id }) => id));
    mutate(
      { groupId: group.id, player: { name: name.trim() } },
      {
        onSuccess: ({ players }) => {
          const added = players.findLast(({ id }) => !before.has(id));
          if (added) onAdded(added.id);
          setName('');
        },
      },
    );
  };

  if (!online) return <Note>{ADD_NEEDS_SIGNAL}</Note>;
  return (
    <TextField
      label={ADD_A_PLAYER}
      value={name}
      onChange={(event) => {
        reset();
        setName(event.target.value);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        add();
      }}
      maxLength={PLAYER_NAME_MAX}
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="done"
      error={error ? refusalWords(error) : undefined}
      suffix={
        <Button variant="ghost" busy={isPending} busyLabel={ADDING} onClick={add}>
          {ADD}
        </Button>
      }
    />
  );
}

function refusalWords(error: Error): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'NAME_TAKEN') return NAME_IS_TAKEN;
  return code === 'GROUP_FULL' ? GROUP_IS_FULL : reasonOf(error);
}
