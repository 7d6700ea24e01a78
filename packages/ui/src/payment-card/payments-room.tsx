import type { CSSProperties, ReactNode } from 'react';
import type { PlayerLook } from '../shared/player-look';
import styles from './payment-card.module.css';

export interface PaymentsRoomProps {
  /** Who may pay whom. */
  players: readonly PlayerLook[];
  /** As many payments as there may be. */
  most: number;
  children?: ReactNode;
}

/** Payments come and go with other people's scores: keeps room for all there may be, however long the names, so that what is below stays. */
export function PaymentsRoom({ players, most, children }: PaymentsRoomProps) {
  return (
    <div className={styles.room}>
      <div className={styles.cardRooms} style={{ '--rows': Math.max(1, most) } as CSSProperties} aria-hidden>
        {sentences(players).map((sentence) => (
          <span key={sentence} className={styles.sentenceRoom} data-sentence={sentence} />
        ))}
      </div>
      <div>{children}</div>
    </div>
  );
}

/** More than these few need no more lines than they do. */
const LONGEST_NAMES = 4;

/** Every payment between the players whose names are the longest. */
function sentences(players: readonly PlayerLook[]): string[] {
  const names = [...new Set(players.map(({ name }) => name))].sort((one, other) => other.length - one.length).slice(0, LONGEST_NAMES);
  return names.flatMap((from) => names.filter((to) => to !== from).map((to) => `${from} pays ${to}`));
}
