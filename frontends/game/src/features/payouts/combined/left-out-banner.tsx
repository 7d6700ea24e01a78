import type { Selection } from '@fairshare/golf-rules';
import { Banner, Button, Money } from '@fairshare/ui';
import { SELECTION_NAMES } from '@fairshare/golf-rules';
import { addGames, gamesWords, NOT_INCLUDED } from '../texts';
import styles from './combined.module.css';
import type { LeftOut } from './coverage';

interface LeftOutBannerProps {
  leftOut: readonly LeftOut[];
  /** Settles these with the others. */
  onAdd: (selections: readonly Selection[]) => void;
}

/** Games that were played and are not in the payments below, each with its money, and one press to add them. */
export function LeftOutBanner({ leftOut, onAdd }: LeftOutBannerProps) {
  if (leftOut.length === 0) return null;
  const selections = leftOut.map(({ selection }) => selection);
  return (
    <Banner tone="warning" title={NOT_INCLUDED} action={<Button onClick={() => onAdd(selections)}>{addGames(gamesWords(selections))}</Button>}>
      <ul role="list" className={styles.moves}>
        {leftOut.map(({ selection, cents }) => (
          <li key={selection} className={styles.move}>
            {SELECTION_NAMES[selection]} <Money cents={cents} kind="amount" />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
