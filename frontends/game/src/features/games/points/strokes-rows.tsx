import { MAX_STROKES, MIN_STROKES, playersOn, type Roster } from '@fairshare/golf-rules';
import { meFirst, PlayerRow, Stepper } from '@fairshare/ui';
import { pointsWords } from '../../../shared/points-words';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import { NetStrokes } from './net-strokes';
import styles from './points-view.module.css';
import { GROSS_STROKES, NET_STROKES, strokesOf } from './texts';
import type { StrokesHalf } from './use-strokes';
import { usualStrokes } from './usual-strokes';

interface StrokesRowsProps {
  players: readonly ShownPlayer[];
  roster: Roster;
  half: StrokesHalf;
  /** What a player won besides on the hole, in words. */
  alsoWon?: (playerId: string) => string | null;
}

/** A row a player of the hole: who, what they won on it once it is saved, and their strokes. */
export function StrokesRows({ players, roster, half: { entry, game, won }, alsoWon }: StrokesRowsProps) {
  const shortName = shortNames(players);
  const onHole = playersOn(roster, entry.hole);
  const strokesGiven = roster.given?.[entry.hole];
  const noteOf = (playerId: string) => {
    const points = [won && pointsWords(won[playerId] ?? 0), alsoWon?.(playerId)].filter(Boolean).join(' · ');
    return strokesGiven ? <NetStrokes gross={entry.valueOf(playerId)} given={strokesGiven[playerId] ?? 0} points={points} /> : points;
  };
  return (
    <fieldset className={styles.strokes}>
      <legend className={styles.legend}>{roster.given ? GROSS_STROKES : NET_STROKES}</legend>
      {meFirst(players)
        .filter(({ id }) => onHole.includes(id))
        .map((player) => (
          <PlayerRow key={player.id} player={{ ...player, name: shortName.get(player.id) ?? player.name }} note={noteOf(player.id)} noteComes={!strokesGiven}>
            <Stepper
              label={strokesOf(player.name)}
              value={entry.valueOf(player.id)}
              onValueChange={(strokes) => entry.enter(player.id, strokes)}
              usual={usualStrokes(game.holes, player.id)}
              min={MIN_STROKES}
              max={MAX_STROKES}
              invalid={entry.missing.includes(player.id)}
            />
          </PlayerRow>
        ))}
    </fieldset>
  );
}
