import { type GameBreakdown, movesOf } from '@fairshare/golf-rules';
import { Badge, isolated } from '@fairshare/ui';
import { namedSideGames, selectionName } from '../../../shared/selection-name';
import { PROVISIONAL, provisionalPots } from '../texts';
import styles from './money.module.css';

interface ProvisionalPotsProps {
  games: readonly GameBreakdown[];
  /** Reserves the line once all holes are entered, so that what is below does not move. */
  keepsRoom: boolean;
}

/** Names the games whose pots or side bets may still change hands, because some holes are not entered. */
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

/** The games that are provisional. */
export const provisionalGames = (games: readonly GameBreakdown[]): readonly GameBreakdown[] => games.filter(isProvisional);

const isProvisional = (game: GameBreakdown): boolean => (game.kind === 'fbt' || game.kind === 'side') && movesOf(game).some(({ provisional }) => provisional);
