import { type GameBreakdown, POT_HOLES, SELECTION_NAMES } from '@fairshare/golf-rules';
import { Badge } from '@fairshare/ui';
import { potProgress, PROVISIONAL, provisionalPots } from '../texts';
import styles from './money.module.css';

/** Says which pots may still change hands: not all of their holes are entered. */
export function ProvisionalPots({ games }: { games: readonly GameBreakdown[] }) {
  const words = games.flatMap((game) => {
    if (game.kind !== 'fbt') return [];
    const open = game.pots.filter(({ provisional }) => provisional);
    const progress = open.map(({ name, countedHoles }) => potProgress(name, countedHoles.length, POT_HOLES[name].length));
    return open.length > 0 ? [{ selection: game.selection, sentence: provisionalPots(SELECTION_NAMES[game.selection], progress) }] : [];
  });
  return words.map(({ selection, sentence }) => (
    <p key={selection} className={styles.hint}>
      <Badge variant="warning">{PROVISIONAL}</Badge> {sentence}
    </p>
  ));
}

export const hasProvisionalPots = (games: readonly GameBreakdown[]): boolean =>
  games.some((game) => game.kind === 'fbt' && game.pots.some(({ provisional }) => provisional));
