import { List, ListRow, meFirst, PlayerBadge, type PlayerBadgeProps } from '@fairshare/ui';
import { AccountName } from './account-name';
import styles from './points-list.module.css';
import { pointsWords } from './points-words';

interface PointsListProps {
  label: string;
  players: readonly (PlayerBadgeProps['player'] & { readonly id: string; readonly name: string; readonly account?: string | undefined })[];
  /** Player id → points. */
  totals: Readonly<Record<string, number>>;
}

/** Points per player: the reader's, then most first; players with equal points stay in player order. */
export function PointsList({ label, players, totals }: PointsListProps) {
  const pointsOf = ({ id }: { id: string }) => totals[id] ?? 0;
  const standings = meFirst([...players].sort((one, other) => pointsOf(other) - pointsOf(one)));
  return (
    <List label={label}>
      {standings.map((player, rank) => (
        <ListRow
          // In another place, a player is another row: rows that change places would move by themselves.
          key={`${rank} ${player.id}`}
          leading={<PlayerBadge player={player} decorative />}
          title={player.name}
          subtitle={<AccountName player={player} />}
          trailing={
            <span key={pointsOf(player)} className={styles.points}>
              {pointsWords(pointsOf(player))}
            </span>
          }
        />
      ))}
    </List>
  );
}
