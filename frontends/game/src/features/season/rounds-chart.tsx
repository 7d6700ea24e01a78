import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { CSSProperties } from 'react';
import styles from './season.module.css';
import { addedUpTo, ROUND } from './texts';

interface RoundsChartProps {
  /** The player's. */
  color: string;
  /** What each round added: points, or cents. */
  values: readonly number[];
  format: (sum: number) => string;
}

const HEIGHT = 220;
const MARGIN = { top: 12, right: 12, bottom: 40, left: 64 };
const ROWS = 4;
const MOST_TICKS = 8;

/** A player's sum after each round, from nothing on. */
export function RoundsChart({ color, values, format }: RoundsChartProps) {
  const { parentRef, width } = useParentSize();
  const sums = values.reduce<number[]>((before, value) => [...before, (before.at(-1) ?? 0) + value], [0]);
  return (
    <div
      ref={parentRef}
      role="img"
      aria-label={addedUpTo(format(sums.at(-1) ?? 0), values.length)}
      className={styles.chart}
      style={{ blockSize: HEIGHT, '--player-color': color } as CSSProperties}
    >
      {width > 0 && <Line sums={sums} width={width} format={format} />}
    </div>
  );
}

function Line({ sums, width, format }: { sums: readonly number[]; width: number; format: RoundsChartProps['format'] }) {
  const rounds = sums.length - 1;
  const [left, right, bottom] = [MARGIN.left, width - MARGIN.right, HEIGHT - MARGIN.bottom];
  const x = scaleLinear<number>({ domain: [0, Math.max(1, rounds)], range: [left, right] });
  const y = scaleLinear<number>({ domain: [Math.min(-1, ...sums), Math.max(1, ...sums)], range: [bottom, MARGIN.top], nice: true });
  const rows = y.ticks(ROWS).filter(Number.isInteger);
  const step = Math.ceil(rounds / MOST_TICKS);
  const ticks = sums.map((_, round) => round).filter((round) => round > 0 && round % step === 0);
  const axis = { stroke: 'var(--color-line-strong)', tickStroke: 'var(--color-line-strong)', tickLabelProps: { className: styles.tick } };
  return (
    <svg width={width} height={HEIGHT} aria-hidden>
      <GridRows scale={y} left={left} width={right - left} tickValues={rows} lineStyle={{ stroke: 'var(--color-line)' }} />
      <line className={styles.zero} x1={left} x2={right} y1={y(0)} y2={y(0)} />
      <AxisLeft {...axis} scale={y} left={left} tickValues={rows} tickFormat={(value) => format(Number(value))} hideAxisLine hideTicks />
      <AxisBottom {...axis} scale={x} top={bottom} label={ROUND} labelProps={{ className: styles.tick }} tickValues={ticks} tickFormat={String} />
      <LinePath className={styles.line} data={[...sums]} x={(_, round) => x(round)} y={(sum) => y(sum)} />
      {sums.map((sum, round) => round > 0 && <circle key={round} className={styles.dot} cx={x(round)} cy={y(sum)} r={4} />)}
    </svg>
  );
}
