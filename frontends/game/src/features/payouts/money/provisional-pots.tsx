import { type GameBreakdown, movesOf } from '@fairshare/golf-rules';
import { Badge, isolated } from '@fairshare/ui';
import { namedSideGames, selectionName } from '../../../shared/selection-name';
import { PROVISIONAL, provisionalPots } from '../texts';
import styles from './money.module.css';

interface ProvisionalPotsProps {
  games: readonly GameBreakdown[];
  /** Once all holes are entered, what is below stays where it is. */
  keepsRoom: boolean;
}

/** Says in which games pots, or bets of side games, may still change hands: not all of their holes are entered. */
export function ProvisionalPots({ games, keepsRoom }: ProvisionalPotsProps) {
  const withPots = games.filter(({ kind }) => kind === 'fbt' || kind === 'side');
  const provisional = withPots.filter(isProvisional);
  const isSettled = provisional.length === 0;
  if (isSettled && !(keepsRoom && withPots.length > 0)) return null;
  const names = (isSettled ? withPots : provisional).map(({ selection }) => isolated(selectionName(selection, namedSideGames({ games }))));
  return (
    <p className={styles.pots} data-settled={isSettled || undefined}>
      <Badge variant="warning">{PROVISIONAL}</Badge> {provisionalPots(names)}
    </p>
  );
}

/** Which of the games are provisional. */
export const provisionalGames = (games: readonly GameBreakdown[]): readonly GameBreakdown[] => games.filter(isProvisional);

const isProvisional = (game: GameBreakdown): boolean => (game.kind === 'fbt' || game.kind === 'side') && movesOf(game).some(({ provisional }) => provisional);
