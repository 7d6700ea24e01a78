import { type GameBreakdown, SELECTION_NAMES } from '@fairshare/golf-rules';
import { Badge } from '@fairshare/ui';
import { PROVISIONAL, provisionalPots } from '../texts';
import styles from './money.module.css';

/** Says of which games pots may still change hands: not all of their holes are entered. Keeps its room once they are. */
export function ProvisionalPots({ games }: { games: readonly GameBreakdown[] }) {
  const withPots = games.filter(({ kind }) => kind === 'fbt');
  if (withPots.length === 0) return null;
  const provisional = withPots.filter(isProvisional);
  const isSettled = provisional.length === 0;
  const names = (isSettled ? withPots : provisional).map(({ selection }) => SELECTION_NAMES[selection]);
  return (
    <p className={styles.pots} data-settled={isSettled || undefined}>
      <Badge variant="warning">{PROVISIONAL}</Badge> {provisionalPots(names)}
    </p>
  );
}

export const hasProvisionalPots = (games: readonly GameBreakdown[]): boolean => games.some(isProvisional);

const isProvisional = (game: GameBreakdown): boolean => game.kind === 'fbt' && game.pots.some(({ provisional }) => provisional);
