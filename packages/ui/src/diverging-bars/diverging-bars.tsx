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
  /** What is shown, for screen readers: "Net per player". */
  label: string;
  /** In any order: the reader is shown first, then who gets most; equal ones stay as they come. */
  entries: readonly DivergingBarsEntry[];
}

/** Net per player: who pays runs left from the middle, who gets runs right, all to one scale. */
export function DivergingBars({ label, entries }: DivergingBarsProps) {
  const mostFirst = [...entries].sort((one, other) => other.cents - one.cents);
  const rows = meFirst(mostFirst.map((entry) => ({ ...entry, isMe: entry.player.isMe })));
  const largest = Math.max(1, ...entries.map((entry) => Math.abs(entry.cents)));
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {rows.map(({ id, player, cents, note }, rank) => (
        // In another place, a player is another row: rows that change places would move by themselves.
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
