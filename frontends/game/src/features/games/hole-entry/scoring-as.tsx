import type { Guest } from '../../../session/guest/guest';
import styles from './scoring-as.module.css';

/** On every hole that a guest scores: as whom. */
export const ScoringAs = ({ guest }: { guest: Guest }) => (
  <p className={styles.guest} data-guest>
    {guest.scoringAs}
  </p>
);
