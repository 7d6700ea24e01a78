import { recordDriveMutation } from '@fairshare/api-client';
import type { GameState, Player } from '@fairshare/contracts';
import { NOBODY } from '@fairshare/golf-rules';
import { RadioChips } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { HolePicker } from '../hole-entry/hole-picker';

interface DriveViewProps {
  readonly game: GameState;
  readonly players: readonly Player[];
}

/** The longest drive: one question a hole. */
export function DriveView({ game, players }: DriveViewProps) {
  const [hole, setHole] = useState(1);
  const record = useMutation(recordDriveMutation());
  const longest = game.drive?.holes[hole]?.longest ?? null;
  return (
    <>
      <RadioChips
        label={`Longest drive on hole ${hole}`}
        options={[...players.map(({ id, name }) => ({ value: id, label: name })), { value: NOBODY, label: 'None' }]}
        value={longest}
        onValueChange={(taker) => record.mutate({ gameId: game.id, hole, longest: taker })}
      />
      <HolePicker hole={hole} states={{}} waiting={{}} onHole={setHole} />
    </>
  );
}
