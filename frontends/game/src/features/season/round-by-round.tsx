import type { PlayerPage } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { Card, formatSignedMoney, Section, SegmentedControl } from '@fairshare/ui';
import { useState } from 'react';
import { RoundsChart } from './rounds-chart';
import styles from './season.module.css';
import { pointsWords } from '../../shared/points-words';
import { ADDED_UP, addedUpTo, MONEY, POINTS, ROUND_BY_ROUND, SHOW_AS } from './texts';

const OPTIONS = [
  { value: 'points', label: POINTS },
  { value: 'money', label: MONEY },
] as const;

/** A line needs two rounds. */
const FEWEST_ROUNDS = 2;

/** A chart of a player's season: points above an even share, or money, accumulated round by round. */
export function RoundByRound({ page: { player, played, showMoney } }: { page: PlayerPage }) {
  const [picked, setPicked] = useState<'points' | 'money'>('points');
  const oldestFirst = played.toReversed();
  const values = picked === 'money' ? oldestFirst.flatMap(({ net }) => (net === null ? [] : [dollarsToCents(net)])) : oldestFirst.flatMap(({ aboveEven }) => aboveEven ?? []);
  const format = picked === 'money' ? formatSignedMoney : pointsWords;
  if (played.length < FEWEST_ROUNDS) return null;
  return (
    <Section title={ROUND_BY_ROUND}>
      {showMoney && <SegmentedControl label={SHOW_AS} hideLabel fullWidth options={OPTIONS} value={picked} onValueChange={setPicked} />}
      <Card>
        <RoundsChart lines={[{ player, values }]} words={addedUpTo(format(values.reduce((sum, value) => sum + value, 0)), values.length)} format={format} />
        <p className={styles.hint}>{ADDED_UP[picked]}</p>
      </Card>
    </Section>
  );
}
