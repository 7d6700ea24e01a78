import type { Guest } from '../../../session/guest/guest';
import styles from './scoring-as.module.css';

/** Shows on every hole as which golfer a guest scores. */
export const ScoringAs = ({ guest }: { guest: Guest }) => (
  <p className={styles.guest} data-guest>
    {guest.scoringAs}
  </p>
);
