import type { SeasonTable } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { Card, formatSignedMoney, isolated, SegmentedControl } from '@fairshare/ui';
import { useState } from 'react';
import { unitWords } from '../../shared/unit-words';
import { RoundsChart } from './rounds-chart';
import styles from './season.module.css';
import { LINES_OF_ALL, linesInWords, MONEY, POINTS, SHOW_AS } from './texts';

const OPTIONS = [
  { value: 'points', label: POINTS },
  { value: 'money', label: MONEY },
] as const;

/** A line needs two rounds. */
const FEWEST_ROUNDS = 2;

/** One line for each player over the rounds of the season. A round that a player did not play adds nothing. */
export function SeasonLines({ table: { players, roundByRound = [], showMoney } }: { table: SeasonTable }) {
  const [picked, setPicked] = useState<'points' | 'money'>('points');
  if (roundByRound.length < FEWEST_ROUNDS) return null;
  const isMoney = showMoney && picked === 'money';
  const format = isMoney ? formatSignedMoney : (points: number) => unitWords(points, 'points');
  const lines = players.map(({ player }) => ({
    player,
    values: roundByRound.map(({ aboveEven, net }) => (isMoney ? dollarsToCents(net?.[player.id] ?? 0) : (aboveEven[player.id] ?? 0))),
  }));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const words = linesInWords(
    lines.map(({ player, values }) => `${isolated(player.name)} ${format(sumOf(values))}`),
    roundByRound.length,
  );
  return (
    <>
      {showMoney && <SegmentedControl label={SHOW_AS} hideLabel fullWidth options={OPTIONS} value={picked} onValueChange={setPicked} />}
      <Card>
        <RoundsChart lines={lines} words={words} format={format} />
        <p className={styles.hint}>{LINES_OF_ALL[isMoney ? 'money' : 'points']}</p>
      </Card>
    </>
  );
}
