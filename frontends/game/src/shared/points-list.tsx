import { List, ListRow, meFirst, PlayerBadge, type PlayerBadgeProps, useMoveOnChange } from '@fairshare/ui';
import { useRef } from 'react';
import { AccountName } from './account-name';
import styles from './points-list.module.css';
import { pointsWords } from './points-words';

export interface PointsListProps {
  label: string;
  players: readonly (PlayerBadgeProps['player'] & { readonly id: string; readonly name: string; readonly account?: string | undefined })[];
  /** Player id → points. */
  totals: Readonly<Record<string, number>>;
  /** Formats a total; missing: as points. */
  wordsOf?: (points: number) => string;
}

/** Points per player: the reader first, then in descending order. Players with equal points stay in player order. */
export function PointsList({ label, players, totals, wordsOf = pointsWords }: PointsListProps) {
  const pointsOf = ({ id }: { id: string }) => totals[id] ?? 0;
  const standings = meFirst([...players].sort((one, other) => pointsOf(other) - pointsOf(one)));
  return (
    <List label={label} order={standings.map(({ id }) => id)}>
      {standings.map((player, rank) => (
        <ListRow
          // The key includes the rank, so that a player at another rank is a new row: the browser then reports no layout shift, while List animates the move.
          key={`${rank} ${player.id}`}
          leading={<PlayerBadge player={player} decorative />}
          title={player.name}
          subtitle={<AccountName player={player} />}
          trailing={<Points points={pointsOf(player)} words={wordsOf(pointsOf(player))} />}
        />
      ))}
    </List>
  );
}

function Points({ points, words }: { points: number; words: string }) {
  const figure = useRef<HTMLSpanElement>(null);
  useMoveOnChange(figure, points, { transform: 'scale(1.2)' });
  return (
    <span ref={figure} key={points} className={styles.points}>
      {words}
    </span>
  );
}
