import type { Player } from '@fairshare/contracts';
import { Card, PlayerRow, Stack } from '@fairshare/ui';
import { pointsWords } from '../../../shared/points-words';
import styles from './bbb.module.css';

interface HolePointsWonProps {
  players: readonly Player[];
  /** Player id → points on this hole. */
  points: Readonly<Record<string, number>>;
}

/** Who won points on the hole, most first. */
export function HolePointsWon({ players, points }: HolePointsWonProps) {
  const pointsOf = (player: Player) => points[player.id] ?? 0;
  const winners = players.filter((player) => pointsOf(player) > 0).sort((one, other) => pointsOf(other) - pointsOf(one));
  if (winners.length === 0) return null;
  return (
    <Card>
      <Stack gap={12}>
        {winners.map((player) => (
          <PlayerRow key={player.id} player={player} size="small">
            <span className={styles.points}>{pointsWords(pointsOf(player))}</span>
          </PlayerRow>
        ))}
      </Stack>
    </Card>
  );
}
