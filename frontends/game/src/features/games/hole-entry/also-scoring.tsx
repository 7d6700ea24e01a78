import { isolated } from '@fairshare/ui';
import type { Scorer } from '@fairshare/contracts';
import styles from './also-scoring.module.css';
import { alsoOnThisHole, alsoScoring } from './texts';

interface AlsoScoringProps {
  hole: number;
  /** Other golfers who have this game open. */
  others: readonly Scorer[];
}

/** Names the other golfers who score this game now, with a warning if they are on the same hole. Renders nothing if there are none. */
export function AlsoScoring({ hole, others }: AlsoScoringProps) {
  if (others.length === 0) return null;
  const here = others.filter((other) => other.hole === hole);
  const elsewhere = others.filter((other) => other.hole !== hole);
  return (
    <p role="status" className={styles.others} data-same-hole={here.length > 0 || undefined}>
      {here.length > 0 && <span>{alsoOnThisHole(namesOf(here))}</span>} {elsewhere.length > 0 && <span>{alsoScoring(namesOf(elsewhere))}</span>}
    </p>
  );
}

const namesOf = (people: readonly Scorer[]): string => people.map(({ name }) => isolated(name)).join(', ');
