import type { RoundSettlement } from '@fairshare/golf-rules';
import { Note } from '@fairshare/ui';
import type { ShownPlayer } from '../../../shared/player-of';
import { holeName } from '../texts';
import { mostlyWords, biggestHoles } from './in-short';
import { BIGGEST_HOLES } from './texts';
import styles from './why.module.css';

interface ShortWhyProps {
  players: readonly ShownPlayer[];
  settlement: RoundSettlement;
  from: string;
  to: string;
}

/** A summary of why one player pays the other: one sentence, and the three holes that moved most. */
export function ShortWhy(between: ShortWhyProps) {
  const sentence = mostlyWords(between);
  const holes = biggestHoles(between);
  return (
    <div className={styles.net}>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {holes.length > 0 && (
        <ul role="list" aria-label={BIGGEST_HOLES} className={styles.parts}>
          {holes.map(({ hole, words }) => (
            <li key={hole} className={styles.words}>
              {holeName(hole)} <Note as="span">{words}</Note>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
