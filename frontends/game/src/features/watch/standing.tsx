import type { Leaderboard } from '@fairshare/contracts';
import { Card, List, ListRow, PlayerBadge, Section } from '@fairshare/ui';
import { NO_SCORES_YET, pointsWords } from './texts';
import styles from './watch.module.css';

interface StandingProps {
  title: string;
  players: Leaderboard['players'];
  /** Player id → points. */
  totals: Readonly<Record<string, number>>;
}

/** Points per player, most first. */
export function Standing({ title, players, totals }: StandingProps) {
  const pointsOf = ({ id }: { id: string }) => totals[id] ?? 0;
  const standings = [...players].sort((one, other) => pointsOf(other) - pointsOf(one));
  const empty = players.every((player) => pointsOf(player) === 0);
  return (
    <Section title={title}>
      {empty ? (
        <Card>{NO_SCORES_YET}</Card>
      ) : (
        <List label={title}>
          {standings.map((player) => (
            <ListRow
              key={player.id}
              leading={<PlayerBadge player={player} decorative />}
              title={player.name}
              trailing={<span className={styles.points}>{pointsWords(pointsOf(player))}</span>}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
