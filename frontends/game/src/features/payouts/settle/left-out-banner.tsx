import type { Selection } from '@fairshare/golf-rules';
import { Banner, Button, Money } from '@fairshare/ui';
import { type NamedSideGame, selectionName } from '../../../shared/selection-name';
import { addGames, gamesWords, NOT_INCLUDED } from '../texts';
import styles from './combined.module.css';
import type { LeftOut } from './settlement-scope';

interface LeftOutBannerProps {
  leftOut: readonly LeftOut[];
  sideGames: readonly NamedSideGame[] | undefined;
  /** Adds these games to the settlement. */
  onAdd: (selections: readonly Selection[]) => void;
}

/** Games that were played but are not covered by the payments below, each with its amount, and a button that adds them. */
export function LeftOutBanner({ leftOut, sideGames, onAdd }: LeftOutBannerProps) {
  if (leftOut.length === 0) return null;
  const selections = leftOut.map(({ selection }) => selection);
  return (
    <Banner tone="warning" title={NOT_INCLUDED} action={<Button onClick={() => onAdd(selections)}>{addGames(gamesWords(selections, sideGames))}</Button>}>
      <ul role="list" className={styles.moves}>
        {leftOut.map(({ selection, cents }) => (
          <li key={selection} className={styles.move}>
            <bdi>{selectionName(selection, sideGames)}</bdi> <Money cents={cents} kind="amount" />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
