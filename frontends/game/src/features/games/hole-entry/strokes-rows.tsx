import type { RoundEntries } from '@fairshare/contracts';
import { MAX_STROKES, MIN_STROKES, playersOn, type Roster, scoreAgainstPar, type ScoreShape, strokesCell } from '@fairshare/golf-rules';
import { meFirst, PlayerRow, Stepper, VisuallyHidden } from '@fairshare/ui';
import { memo, useMemo } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import { StrokesNote } from './strokes-note';
import styles from './strokes-rows.module.css';
import { GROSS_STROKES, NET_STROKES, PAR, strokesOf } from './strokes-texts';
import { useSteadyEntry } from './use-steady-entry';
import type { HoleEntry } from './use-hole-entry';
import { type Pars, startOf } from './usual-strokes';

interface StrokesRowsProps {
  players: readonly ShownPlayer[];
  roster: Roster;
  entry: HoleEntry;
  /** All entries so far, from which a player's usual strokes are computed. */
  holes: RoundEntries['holes'];
  pars: Pars;
  /** What a player won on the hole, in words; empty while it is not saved. */
  wonBy: (playerId: string) => string;
}

/** The label of the strokes: gross strokes if handicap strokes are given, else net strokes. */
export const strokesLabel = ({ given }: Roster): string => (given ? GROSS_STROKES : NET_STROKES);

/** One row for each player of the hole: the player, the points won on it once it is saved, and the strokes. */
export function StrokesRows({ players, roster, entry, holes, pars, wonBy }: StrokesRowsProps) {
  const looks = useMemo(() => meFirst(players).map((player) => ({ player, look: { ...player, name: shortNames(players).get(player.id) ?? player.name } })), [players]);
  const enter = useSteadyEntry(entry);
  const onHole = playersOn(roster, entry.hole);
  const strokesGiven = roster.given?.[entry.hole];
  const strokesOn = (playerId: string) => entry.valueOf(strokesCell(playerId)) as number | null;
  const noteOf = (playerId: string) => {
    const points = wonBy(playerId);
    const par = pars[playerId];
    if (!strokesGiven && par === undefined) return points;
    return <StrokesNote strokes={strokesOn(playerId)} par={par} given={strokesGiven && (strokesGiven[playerId] ?? 0)} points={points} />;
  };
  return (
    <fieldset className={styles.strokes} data-keep-last-clear>
      <legend>
        <VisuallyHidden>{strokesLabel(roster)}</VisuallyHidden>
      </legend>
      {looks
        .filter(({ player }) => onHole.includes(player.id))
        .map(({ player, look }) => (
          <PlayerRow key={player.id} player={look} note={noteOf(player.id)} noteComes={!strokesGiven && pars[player.id] === undefined}>
            <PlayerStrokes
              player={player}
              strokes={strokesOn(player.id)}
              usual={startOf(pars, holes, player.id)}
              par={pars[player.id]}
              isMissing={entry.missing.includes(strokesCell(player.id))}
              enter={enter}
            />
          </PlayerRow>
        ))}
    </fieldset>
  );
}

interface PlayerStrokesProps {
  player: ShownPlayer;
  strokes: number | null;
  usual: number;
  par: number | undefined;
  isMissing: boolean;
  enter: HoleEntry['enter'];
}

/** Memoised: entering the other players' strokes does not render it again. */
const PlayerStrokes = memo(function PlayerStrokes({ player, strokes, usual, par, isMissing, enter }: PlayerStrokesProps) {
  return (
    <Stepper
      label={strokesOf(player.name)}
      value={strokes}
      onValueChange={(next) => enter(strokesCell(player.id), next)}
      usual={usual}
      shape={shapeOf(strokes, par)}
      usualIs={par === undefined ? undefined : PAR}
      min={MIN_STROKES}
      max={MAX_STROKES}
      invalid={isMissing}
    />
  );
});

const shapeOf = (strokes: number | null, par: number | undefined): ScoreShape | undefined =>
  strokes === null || par === undefined ? undefined : scoreAgainstPar(strokes, par).shape;
