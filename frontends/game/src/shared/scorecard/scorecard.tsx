import '@fairshare/ui/field.css';
import { PlayerBadge, type PlayerBadgeProps, SegmentedControl, Select, VisuallyHidden } from '@fairshare/ui';
import { useState } from 'react';
import { shortNames } from '../short-names';
import type { CardColumn, CardLine, Scorecard as Card } from './card';
import { CardLegend } from './card-legend';
import { CardTable } from './card-table';
import styles from './scorecard.module.css';
import { BACK_NINE, FRONT_NINE, SHOWN, tableName, TOTALS } from './texts';

export interface ScorecardProps {
  card: Card;
  /** At least the players on the card. */
  players: readonly (PlayerBadgeProps['player'] & { readonly id: string; readonly name: string })[];
  /** The hole being played; null: none. */
  currentHole: number | null;
  /** Opens the hole of a pressed cell; missing: cells are not links. @param line the line that the card showed: `strokes`, a kind, or the id of a side game */
  onOpen?: (hole: number, playerId: string, line: string) => void;
}

/** The maximum number of names that fit side by side on a phone. */
const MOST_SEGMENTS = 3;

/** A scorecard like the one on paper: holes as columns, players as rows, with strokes or the points of a game. On a phone the nines are stacked. */
export default function Scorecard({ card, players, currentHole, onOpen }: ScorecardProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const line = card.lines.find(({ id }) => id === picked) ?? card.lines[0];
  const short = shortNames(players);
  const shown = card.players.flatMap((playerId) => players.find(({ id }) => id === playerId && (!line || line.cells[id])) ?? []);
  return (
    <div className={styles.scorecard}>
      {line && <LineSwitch lines={card.lines} shown={line} onPick={setPicked} />}
      {/* Focusable, so that a keyboard can scroll a card wider than the screen, at large text sizes. */}
      <div className={styles.paper} tabIndex={0} role="group" aria-label={line?.name}>
        {partsOf(card.columns, line).map(({ name, columns }) => (
          <CardTable
            key={name}
            card={card}
            styles={styles}
            columns={columns}
            label={tableName(line?.name ?? '', name)}
            players={shown}
            nameOf={(player) => (
              <span className={styles.golfer}>
                <PlayerBadge player={player} size="small" decorative />
                <bdi className={styles.name} title={short.get(player.id)} aria-hidden translate="no">
                  {short.get(player.id)}
                </bdi>
                <VisuallyHidden>{player.name}</VisuallyHidden>
              </span>
            )}
            linesOf={(playerId) => (line ? [{ ...line, cells: line.cells[playerId] ?? [] }] : [])}
            currentHole={currentHole}
            onOpen={onOpen && line && ((hole, playerId) => onOpen(hole, playerId, line.id))}
          />
        ))}
      </div>
      <CardLegend lines={line ? [line] : []} opens={onOpen !== undefined} />
    </div>
  );
}

interface LineSwitchProps {
  lines: readonly CardLine[];
  shown: CardLine;
  onPick: (id: string) => void;
}

function LineSwitch({ lines, shown, onPick }: LineSwitchProps) {
  const options = lines.map(({ id, name }) => ({ value: id, label: name }));
  if (options.length < 2) return null;
  return (
    <div className={styles.switch}>
      {options.length <= MOST_SEGMENTS ? (
        <SegmentedControl label={SHOWN} hideLabel fullWidth options={options} value={shown.id} onValueChange={onPick} />
      ) : (
        <Select label={SHOWN} options={options} value={shown.id} onValueChange={onPick} />
      )}
    </div>
  );
}

/** The nines and their totals. Only strokes have net and to-par columns. */
function partsOf(columns: readonly CardColumn[], line: CardLine | undefined): { name: string; columns: readonly CardColumn[] }[] {
  const shown = columns.filter(({ kind }) => kind === 'hole' || kind === 'sum' || line?.kind === 'strokes');
  const firstSum = shown.findIndex(({ kind }) => kind === 'sum');
  const lastHole = shown.findLastIndex(({ kind }) => kind === 'hole');
  const isOneNine = firstSum > lastHole;
  const ends = isOneNine ? [firstSum + 1] : [firstSum + 1, lastHole + 2];
  const nines = isOneNine ? [(shown[0]?.holes[0] ?? 1) > 9 ? BACK_NINE : FRONT_NINE] : [FRONT_NINE, BACK_NINE];
  return [...nines, TOTALS].map((name, index) => ({ name, columns: shown.slice(ends[index - 1] ?? 0, ends[index]) })).filter((part) => part.columns.length > 0);
}
