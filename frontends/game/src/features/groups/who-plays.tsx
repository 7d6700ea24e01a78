import type { Group } from '@fairshare/contracts';
import { canPlay } from '@fairshare/golf-rules';
import { Button, ChipGroup, ChipToggle, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { shortNames } from '../../shared/short-names';
import { AddPlayer } from './add-player';
import styles from './groups.module.css';
import { CHANGE_WHO_PLAYS, CHOOSE_PLAYERS, playWords, WHO_PLAYS_TODAY } from './texts';

interface WhoPlaysProps {
  group: Group;
  /** Player ids. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** A new player was added to the group, and takes part in the game. */
  onAdded: (playerId: string) => void;
}

/** The players of a new game in one line; a tap on one adds or removes them. */
export function WhoPlays({ group, chosen, onChoose, onAdded }: WhoPlaysProps) {
  const [isChanging, setIsChanging] = useState(!canPlay(chosen.length));
  const names = shortNames(group.players);
  const toggle = (playerId: string, plays: boolean) => onChoose(group.players.map(({ id }) => id).filter((id) => (id === playerId ? plays : chosen.includes(id))));
  return (
    <Stack gap={8}>
      <p className={styles.whoPlaysLine}>
        <span>{canPlay(chosen.length) ? playWords(chosen.length, group.players.length) : CHOOSE_PLAYERS}</span>
        {!isChanging && (
          <Button variant="ghost" onClick={() => setIsChanging(true)}>
            {CHANGE_WHO_PLAYS}
          </Button>
        )}
      </p>
      {isChanging && (
        <>
          <ChipGroup label={WHO_PLAYS_TODAY}>
            {group.players.map((player) => (
              <ChipToggle key={player.id} pressed={chosen.includes(player.id)} onPressedChange={(pressed) => toggle(player.id, pressed)}>
                {names.get(player.id)}
              </ChipToggle>
            ))}
          </ChipGroup>
          <AddPlayer group={group} onAdded={onAdded} />
        </>
      )}
    </Stack>
  );
}
