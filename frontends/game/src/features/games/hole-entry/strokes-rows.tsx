import type { RoundEntries } from '@fairshare/contracts';
import { MAX_STROKES, MIN_STROKES, playersOn, type Roster, scoreAgainstPar, type ScoreShape, strokesCell } from '@fairshare/golf-rules';
import { meFirst, PlayerRow, Stepper, VisuallyHidden } from '@fairshare/ui';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import { StrokesNote } from './strokes-note';
import styles from './strokes-rows.module.css';
import { GROSS_STROKES, NET_STROKES, PAR, strokesOf } from './strokes-texts';
import type { HoleEntry } from './use-hole-entry';
import { type Pars, startOf } from './usual-strokes';

interface StrokesRowsProps {
  players: readonly ShownPlayer[];
  roster: Roster;
  entry: HoleEntry;
  /** All that was entered so far: what a player usually takes. */
  holes: RoundEntries['holes'];
  pars: Pars;
  /** What a player won on the hole, in words; empty while it is not saved. */
  wonBy: (playerId: string) => string;
}

/** What is entered: strokes off the card where some are given, net strokes elsewhere. */
export const strokesLabel = ({ given }: Roster): string => (given ? GROSS_STROKES : NET_STROKES);

/** A row a player of the hole: who, what they won on it once it is saved, and their strokes. */
export function StrokesRows({ players, roster, entry, holes, pars, wonBy }: StrokesRowsProps) {
  const shortName = shortNames(players);
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
      {meFirst(players)
        .filter(({ id }) => onHole.includes(id))
        .map((player) => (
          <PlayerRow
            key={player.id}
            player={{ ...player, name: shortName.get(player.id) ?? player.name }}
            note={noteOf(player.id)}
            noteComes={!strokesGiven && pars[player.id] === undefined}
          >
            <Stepper
              label={strokesOf(player.name)}
              value={strokesOn(player.id)}
              onValueChange={(strokes) => entry.enter(strokesCell(player.id), strokes)}
              usual={startOf(pars, holes, player.id)}
              shape={shapeOf(strokesOn(player.id), pars[player.id])}
              usualIs={pars[player.id] === undefined ? undefined : PAR}
              min={MIN_STROKES}
              max={MAX_STROKES}
              invalid={entry.missing.includes(strokesCell(player.id))}
            />
          </PlayerRow>
        ))}
    </fieldset>
  );
}

const shapeOf = (strokes: number | null, par: number | undefined): ScoreShape | undefined =>
  strokes === null || par === undefined ? undefined : scoreAgainstPar(strokes, par).shape;
