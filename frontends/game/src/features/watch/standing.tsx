import type { Leaderboard } from '@fairshare/contracts';
import { Card, Section } from '@fairshare/ui';
import { PointsList } from '../../shared/points-list';
import { NO_SCORES_YET } from './texts';

interface StandingProps {
  title: string;
  players: Leaderboard['players'];
  /** Player id → points. */
  totals: Readonly<Record<string, number>>;
}

/** Points per player, most first. */
export function Standing({ title, players, totals }: StandingProps) {
  const empty = players.every(({ id }) => (totals[id] ?? 0) === 0);
  return <Section title={title}>{empty ? <Card>{NO_SCORES_YET}</Card> : <PointsList label={title} players={players} totals={totals} />}</Section>;
}
