import type { Player } from '@fairshare/contracts';
import { PlayerBadge } from '@fairshare/ui';
import { pointsWords } from '../../../shared/points-words';
import styles from './questions.module.css';

interface HolePointsWonProps {
  players: readonly Player[];
  /** Player id → points on this hole; null while it is not saved. */
  points: Readonly<Record<string, number>> | null;
}

/** The players who won points on the hole, most points first. Its one line is always reserved, because another phone may save the hole. */
export function HolePointsWon({ players, points }: HolePointsWonProps) {
  const pointsOf = (player: Player) => points?.[player.id] ?? 0;
  const winners = players.filter((player) => pointsOf(player) > 0).sort((one, other) => pointsOf(other) - pointsOf(one));
  return (
    <div className={styles.won}>
      {winners.map((player) => (
        <span key={player.id} className={styles.winner}>
          <PlayerBadge player={player} size="small" />
          <span className={styles.points}>{pointsWords(pointsOf(player))}</span>
        </span>
      ))}
    </div>
  );
}
