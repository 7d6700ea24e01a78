import type { Player } from '@fairshare/contracts';
import { type GamePoints, pointsSeries } from '@fairshare/golf-rules';
import { ChipGroup, ChipToggle, isolated, PlayerBadge } from '@fairshare/ui';
import { useParentSize } from '@visx/responsive';
import { useState } from 'react';
import { playerOf } from '../../../shared/player-of';
import { HIGHLIGHT, totalsInWords } from '../texts';
import styles from './pictures.module.css';
import { CHART_HEIGHT, PointsLines } from './points-lines';

export interface PointsChartProps {
  players: readonly Player[];
  game: GamePoints;
  /** The game's name. */
  name: string;
}

/** Each player's cumulative points, hole by hole. Pressing a player highlights the line. */
export default function PointsChart({ players, game, name }: PointsChartProps) {
  const { parentRef, width } = useParentSize();
  const [picked, setPicked] = useState<string | null>(null);
  const series = pointsSeries(game).map(({ playerId, points }) => ({ player: playerOf(players, playerId), points }));
  const totalOf = ({ id }: Player) => game.totals[id] ?? 0;
  const words = totalsInWords(
    name,
    game.countedHoles.length,
    players.map((player) => `${isolated(player.name)} ${totalOf(player)}`),
  );
  return (
    <>
      <div role="img" aria-label={words} ref={parentRef} className={styles.chart} style={{ blockSize: CHART_HEIGHT }}>
        {width > 0 && <PointsLines series={series} picked={picked} width={width} />}
      </div>
      <div className={styles.legend}>
        <ChipGroup label={HIGHLIGHT}>
          {players.map((player) => (
            <ChipToggle key={player.id} pressed={picked === player.id} onPressedChange={(pressed) => setPicked(pressed ? player.id : null)}>
              <span className={styles.chip}>
                <PlayerBadge player={player} size="small" /> <span className={styles.total}>{totalOf(player)}</span>
              </span>
            </ChipToggle>
          ))}
        </ChipGroup>
      </div>
    </>
  );
}
