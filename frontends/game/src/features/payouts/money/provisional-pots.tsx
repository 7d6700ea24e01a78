import { type GameBreakdown, SELECTION_NAMES } from '@fairshare/golf-rules';
import { Badge } from '@fairshare/ui';
import { PROVISIONAL, provisionalPots } from '../texts';
import styles from './money.module.css';

/** Says of which games pots may still change hands: not all of their holes are entered. */
export function ProvisionalPots({ games }: { games: readonly GameBreakdown[] }) {
  if (!hasProvisionalPots(games)) return null;
  const names = games.filter(isProvisional).map(({ selection }) => SELECTION_NAMES[selection]);
  return (
    <p className={styles.hint}>
      <Badge variant="warning">{PROVISIONAL}</Badge> {provisionalPots(names)}
    </p>
  );
}

export const hasProvisionalPots = (games: readonly GameBreakdown[]): boolean => games.some(isProvisional);

const isProvisional = (game: GameBreakdown): boolean => game.kind === 'fbt' && game.pots.some(({ provisional }) => provisional);
