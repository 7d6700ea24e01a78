import type { Player } from '@fairshare/contracts';
import type { PointsSeries } from '@fairshare/golf-rules';
import { textOnColor } from '@fairshare/ui';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { CSSProperties } from 'react';
import { HOLE } from '../texts';
import styles from './pictures.module.css';
import { spreadLabels } from './spread-labels';

type Total = PointsSeries['points'][number];

interface PointsLinesProps {
  series: readonly { readonly player: Player; readonly points: readonly Total[] }[];
  /** The player whose line is highlighted. */
  picked: string | null;
  width: number;
}

export const CHART_HEIGHT = 280;
const MARGIN = { top: 14, right: 48, bottom: 44, left: 34 };
const LABEL = { width: 34, height: 20, gap: 22 };
const ROWS = 4;
const MAX_HOLE_TICKS = 9;
/** Dash patterns distinguish the lines, so that colour is not the only cue. */
const DASHES = [undefined, '10 4', '3 4', '12 4 3 4', '6 6', '16 5', '2 6', '9 3 2 3'];
const GRID_LINE = { stroke: 'var(--color-line)' };
const AXIS = { stroke: 'var(--color-line-strong)', tickStroke: 'var(--color-line-strong)', tickLabelProps: { className: styles.tick } };
/** Every line starts at 0 before the first hole. */
const START: Total = { hole: 0, total: 0 };

/** One line a player over the holes, with the initials at its end. */
export function PointsLines({ series, picked, width }: PointsLinesProps) {
  const lasts = series.map(({ points }) => points.at(-1) ?? START);
  const lastHole = Math.max(1, ...lasts.map(({ hole }) => hole));
  const highest = Math.max(1, ...lasts.map(({ total }) => total));
  const right = width - MARGIN.right;
  const bottom = CHART_HEIGHT - MARGIN.bottom;
  const x = scaleLinear<number>({ domain: [0, lastHole], range: [MARGIN.left, right] });
  const y = scaleLinear<number>({ domain: [0, highest], range: [bottom, MARGIN.top], nice: true });
  const rows = y.ticks(ROWS).filter(Number.isInteger);
  const labels = spreadLabels(
    lasts.map(({ total }) => y(total)),
    LABEL.gap,
    bottom,
  );
  return (
    <svg width={width} height={CHART_HEIGHT} aria-hidden>
      <GridRows scale={y} left={MARGIN.left} width={right - MARGIN.left} tickValues={rows} lineStyle={GRID_LINE} />
      <AxisLeft {...AXIS} scale={y} left={MARGIN.left} tickValues={rows} tickFormat={String} hideAxisLine hideTicks />
      <AxisBottom {...AXIS} scale={x} top={bottom} label={HOLE} labelProps={{ className: styles.tick }} tickValues={holeTicks(lastHole)} tickFormat={String} />
      {series.map(({ player, points }, index) => (
        <g
          key={player.id}
          className={styles.series}
          style={{ '--player-color': player.color } as CSSProperties}
          data-faded={(picked !== null && picked !== player.id) || undefined}
          data-picked={picked === player.id || undefined}
        >
          <LinePath className={styles.line} data={[START, ...points]} x={({ hole }) => x(hole)} y={({ total }) => y(total)} strokeDasharray={DASHES[index % DASHES.length]} />
          <g transform={`translate(${right + 8}, ${(labels[index] ?? 0) - LABEL.height / 2})`}>
            <rect className={styles.node} width={LABEL.width} height={LABEL.height} rx={6} fill={player.color} />
            <text className={styles.initials} x={LABEL.width / 2} y={LABEL.height / 2} fill={textOnColor(player.color)}>
              {player.initials}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Ticks at whole holes, few enough to be legible. */
function holeTicks(lastHole: number): number[] {
  const step = Math.ceil(lastHole / MAX_HOLE_TICKS);
  return Array.from({ length: lastHole }, (_, index) => index + 1).filter((hole) => hole % step === 0);
}
