import type { CSSProperties, ReactNode } from 'react';
import type { PlayerLook } from '../shared/player-look';
import styles from './payment-card.module.css';

export interface PaymentsRoomProps {
  /** Who may pay whom; nobody: no more room than its content takes. */
  players: readonly PlayerLook[];
  /** How many there may be; unless given, one less than players. */
  payments?: number;
  children?: ReactNode;
}

/** Payments come and go with other people's scores: keeps room for as many as there may be, however long the names, so that what is below stays. */
export function PaymentsRoom({ players, payments = players.length - 1, children }: PaymentsRoomProps) {
  const most = players.length > 0 ? payments : 0;
  return (
    <div className={styles.room}>
      {most > 0 && (
        <div className={styles.cardRooms} style={{ '--rows': most } as CSSProperties} aria-hidden>
          {sentences(players).map((sentence) => (
            <span key={sentence} className={styles.sentenceRoom} data-sentence={sentence} />
          ))}
        </div>
      )}
      <div data-alone={most === 1 || undefined}>{children}</div>
    </div>
  );
}

/** So many of the longest names: the others take no more lines than these. */
const LONGEST_NAMES = 4;

/** Every payment between the players whose names are the longest. */
function sentences(players: readonly PlayerLook[]): string[] {
  const names = [...new Set(players.map(({ name }) => name))].sort((one, other) => other.length - one.length).slice(0, LONGEST_NAMES);
  return names.flatMap((from) => names.filter((to) => to !== from).map((to) => `${from} pays ${to}`));
}
