import { type GameBreakdown, SELECTION_NAMES } from '@fairshare/golf-rules';
import { Badge } from '@fairshare/ui';
import { PROVISIONAL, provisionalPots } from '../texts';
import styles from './money.module.css';

interface ProvisionalPotsProps {
  games: readonly GameBreakdown[];
  /** Once all holes are entered, what is below stays where it is. */
  keepsRoom: boolean;
}

/** Says of which games pots may still change hands: not all of their holes are entered. */
export function ProvisionalPots({ games, keepsRoom }: ProvisionalPotsProps) {
  const withPots = games.filter(({ kind }) => kind === 'fbt');
  const provisional = withPots.filter(isProvisional);
  const isSettled = provisional.length === 0;
  if (isSettled && !(keepsRoom && withPots.length > 0)) return null;
  const names = (isSettled ? withPots : provisional).map(({ selection }) => SELECTION_NAMES[selection]);
  return (
    <p className={styles.pots} data-settled={isSettled || undefined}>
      <Badge variant="warning">{PROVISIONAL}</Badge> {provisionalPots(names)}
    </p>
  );
}

export const hasProvisionalPots = (games: readonly GameBreakdown[]): boolean => games.some(isProvisional);

const isProvisional = (game: GameBreakdown): boolean => game.kind === 'fbt' && game.pots.some(({ provisional }) => provisional);
