import type { ReactNode } from 'react';
import { Money } from '../money/money';
import { PlayerName } from '../player/player-name';
import { meFirst, type PlayerLook } from '../shared/player-look';
import { DivergingBar } from './diverging-bar';
import styles from './diverging-bars.module.css';

export interface DivergingBarsEntry {
  id: string;
  player: PlayerLook;
  /** Integer cents: above 0 gets, below 0 pays. */
  cents: number;
  /** A smaller line under the name. */
  note?: ReactNode;
}

export interface DivergingBarsProps {
  /** The name of the chart, for screen readers: "Net per player". */
  label: string;
  /** In any order. The chart shows the reader first, then the highest amounts; entries with equal amounts keep their order. */
  entries: readonly DivergingBarsEntry[];
}

/** Net per player as bars from the middle, all to one scale: to the left for players who pay, to the right for players who get money. */
export function DivergingBars({ label, entries }: DivergingBarsProps) {
  const mostFirst = [...entries].sort((one, other) => other.cents - one.cents);
  const rows = meFirst(mostFirst.map((entry) => ({ ...entry, isMe: entry.player.isMe })));
  const largest = Math.max(1, ...entries.map((entry) => Math.abs(entry.cents)));
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {rows.map(({ id, player, cents, note }, rank) => (
        // The key includes the rank, so that a player at another rank is a new row: rows that change places would count as a layout shift.
        <li key={`${rank} ${id} ${cents}`} className={styles.row}>
          <PlayerName player={player} size="small" note={note} />
          <Money cents={cents} />
          <span className={styles.bar}>
            <DivergingBar cents={cents} largest={largest} />
          </span>
        </li>
      ))}
    </ul>
  );
}
