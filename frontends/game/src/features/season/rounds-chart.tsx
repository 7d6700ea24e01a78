import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { CSSProperties } from 'react';
import styles from './season.module.css';
import { ROUND } from './texts';

interface RoundsChartProps {
  /** A player's change in each round: points, or cents. */
  lines: readonly { readonly player: { readonly id: string; readonly color: string; readonly initials: string }; readonly values: readonly number[] }[];
  /** A description of the chart for screen readers. */
  words: string;
  format: (sum: number) => string;
}

const HEIGHT = 220;
const MARGIN = { top: 12, right: 12, bottom: 40, left: 64 };
/** Margin for initials at the ends of several lines. */
const RIGHT_WITH_INITIALS = 40;
const ROWS = 4;
const MOST_TICKS = 8;
/** The minimum distance between two initials, in pixels. */
const INITIALS_APART = 14;

/** Each player's cumulative sum after each round, starting at 0. */
export function RoundsChart({ lines, words, format }: RoundsChartProps) {
  const { parentRef, width } = useParentSize();
  const sums = lines.map(({ player, values }) => ({ player, sums: values.reduce<number[]>((before, value) => [...before, (before.at(-1) ?? 0) + value], [0]) }));
  return (
    <div ref={parentRef} role="img" aria-label={words} className={styles.chart} style={{ blockSize: HEIGHT }}>
      {width > 0 && <Lines lines={sums} width={width} format={format} />}
    </div>
  );
}

interface LinesProps {
  lines: readonly { readonly player: RoundsChartProps['lines'][number]['player']; readonly sums: readonly number[] }[];
  width: number;
  format: RoundsChartProps['format'];
}

function Lines({ lines, width, format }: LinesProps) {
  const all = lines.flatMap(({ sums }) => sums);
  const rounds = Math.max(0, ...lines.map(({ sums }) => sums.length - 1));
  const isOfMany = lines.length > 1;
  const [left, right, bottom] = [MARGIN.left, width - (isOfMany ? RIGHT_WITH_INITIALS : MARGIN.right), HEIGHT - MARGIN.bottom];
  const x = scaleLinear<number>({ domain: [0, Math.max(1, rounds)], range: [left, right] });
  const y = scaleLinear<number>({ domain: [Math.min(-1, ...all), Math.max(1, ...all)], range: [bottom, MARGIN.top], nice: true });
  const rows = y.ticks(ROWS).filter(Number.isInteger);
  const step = Math.ceil(rounds / MOST_TICKS);
  const ticks = Array.from({ length: rounds }, (_, round) => round + 1).filter((round) => round % step === 0);
  const axis = { stroke: 'var(--color-line-strong)', tickStroke: 'var(--color-line-strong)', tickLabelProps: { className: styles.tick } };
  const places = apart(lines.map(({ sums }) => y(sums.at(-1) ?? 0)));
  return (
    <svg width={width} height={HEIGHT} aria-hidden>
      <GridRows scale={y} left={left} width={right - left} tickValues={rows} lineStyle={{ stroke: 'var(--color-line)' }} />
      <line className={styles.zero} x1={left} x2={right} y1={y(0)} y2={y(0)} />
      <AxisLeft {...axis} scale={y} left={left} tickValues={rows} tickFormat={(value) => format(Number(value))} hideAxisLine hideTicks />
      <AxisBottom {...axis} scale={x} top={bottom} label={ROUND} labelProps={{ className: styles.tick }} tickValues={ticks} tickFormat={String} />
      {lines.map(({ player, sums }, seat) => (
        <g key={player.id} style={{ '--player-color': player.color } as CSSProperties}>
          <LinePath className={styles.line} data={[...sums]} x={(_, round) => x(round)} y={(sum) => y(sum)} />
          {sums.map((sum, round) => round > 0 && <circle key={round} className={styles.dot} cx={x(round)} cy={y(sum)} r={isOfMany ? 3 : 4} />)}
          {isOfMany && (
            <text className={styles.tick} x={right + 8} y={(places[seat] ?? 0) + 4}>
              {player.initials}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** Heights, moved down as far as needed to keep their distance, in the given order. */
function apart(heights: readonly number[]): number[] {
  const placed = [...heights];
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  order.forEach((index, rank) => {
    const above = order[rank - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + INITIALS_APART);
  });
  return placed;
}
