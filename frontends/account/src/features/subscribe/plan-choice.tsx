import type { PlanKey, Plans } from '@fairshare/contracts';
import { Badge, formatMoney, Skeleton } from '@fairshare/ui';
import { useId } from 'react';
import { SAVING } from '../../shared/constants';
import { PLAN_ORDER, PLAN_WORDS } from '../../shared/plans';
import styles from './subscribe.module.css';
import { TEXTS } from './texts';

interface PlanChoiceProps {
  /** Undefined while the prices are loading; a plan can already be chosen. */
  plans: Plans | undefined;
  value: PlanKey;
  onValueChange: (planKey: PlanKey) => void;
}

/** A card for each of the two plans, as radio buttons. */
export function PlanChoice({ plans, value, onValueChange }: PlanChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.legend}>{TEXTS.choose.question}</legend>
      {PLAN_ORDER.map((planKey) => {
        const { name: planName, interval } = PLAN_WORDS[planKey];
        return (
          <label key={planKey} className={styles.plan}>
            <input type="radio" className={styles.radio} name={name} value={planKey} checked={planKey === value} onChange={() => onValueChange(planKey)} />
            <span className={styles.planHead}>
              <span className={styles.planName}>{planName}</span>
              {planKey === 'annual' && <Badge>{TEXTS.choose.mostPopular}</Badge>}
            </span>
            <span className={styles.price}>{plans ? formatMoney(plans[planKey].amount) : <Skeleton width="4ch" />}</span>
            <span className={styles.interval}>
              {interval}
              {planKey === 'annual' && <strong>{SAVING}</strong>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
