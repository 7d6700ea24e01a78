import type { Player } from '@fairshare/contracts';
import { forPlayer, type GamePoints } from '@fairshare/golf-rules';
import { Disclosure, PlayerBadge } from '@fairshare/ui';
import { HOLE, SHOW_TABLE, totalsAfterHole } from '../texts';
import styles from './pictures.module.css';

interface PointsTableProps {
  players: readonly Player[];
  game: GamePoints;
  name: string;
}

/** The chart in figures: each player's total after each hole. */
export function PointsTable({ players, game, name }: PointsTableProps) {
  return (
    <Disclosure summary={SHOW_TABLE}>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={totalsAfterHole(name)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{HOLE}</th>
              {players.map((player) => (
                <th key={player.id} scope="col">
                  <PlayerBadge player={player} size="small" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {game.holes.map(({ hole, running }) => (
              <tr key={hole}>
                <th scope="row">{hole}</th>
                {players.map(({ id }) => (
                  <td key={id}>{forPlayer(running, id)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
