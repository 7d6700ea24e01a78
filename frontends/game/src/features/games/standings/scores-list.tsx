import type { Player } from '@fairshare/contracts';
import { Card, List, ListRow, PlayerBadge, Section } from '@fairshare/ui';
import styles from './standings.module.css';
import { type GameKind, NO_SCORES_YET, pointsWords, scoresTitle } from './texts';

interface ScoresListProps {
  kind: GameKind;
  players: readonly Player[];
  totals: Readonly<Record<string, number>>;
  /** No hole counts yet. */
  empty: boolean;
}

/** Points per player, most first; players with equal points stay in player order. */
export function ScoresList({ kind, players, totals, empty }: ScoresListProps) {
  const pointsOf = (player: Player) => totals[player.id] ?? 0;
  const standings = [...players].sort((one, other) => pointsOf(other) - pointsOf(one));
  return (
    <Section title={scoresTitle(kind)}>
      {empty ? (
        <Card>
          <p className={styles.quiet}>{NO_SCORES_YET}</p>
        </Card>
      ) : (
        <List label={scoresTitle(kind)}>
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
