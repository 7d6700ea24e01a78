import { CheckIcon } from '@fairshare/ui';
import styles from './feature-list.module.css';

/** What a subscription includes, in the specification's wording (001, section 1). */
export const FEATURES = [
  'Unlimited golf groups',
  'Advanced payout calculations',
  'Custom penalty cards',
  'Real-time score tracking',
  'Combined game settlements',
  'Priority customer support',
] as const;

export function FeatureList() {
  return (
    // Safari drops the list role of a list without bullets unless it is set.
    <ul role="list" className={styles.features}>
      {FEATURES.map((feature) => (
        <li key={feature} className={styles.feature}>
          <CheckIcon aria-hidden className={styles.check} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
