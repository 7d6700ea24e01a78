import { plansQuery } from '@fairshare/api-client';
import type { PlanKey, SubscriptionStatus } from '@fairshare/contracts';
import { Badge, CheckIcon, formatMoney, Skeleton } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatLongDate } from '../../shared/dates';
import { InfoCard } from '../../shared/info-card';
import styles from './manage-subscription.module.css';
import { PLAN_WORDS, TEXTS } from './texts';

const { billing } = TEXTS;
const PLAN_ORDER: readonly PlanKey[] = ['monthly', 'annual'];

/** The plan, what it costs and when; and what else there is. */
export function BillingCard({ status }: { status: SubscriptionStatus }) {
  const { currentPlan, nextRenewalDate, cancelAtPeriodEnd } = status;
  return (
    <InfoCard title={billing.title}>
      <dl className={styles.facts}>
        {currentPlan && (
          <>
            <Fact name={billing.currentPlan}>{currentPlan.name}</Fact>
            <Fact name={billing.amount}>
              {formatMoney(currentPlan.amount)} per {currentPlan.interval}
            </Fact>
          </>
        )}
        <Fact name={cancelAtPeriodEnd ? billing.accessUntil : billing.nextBillingDate}>
          {nextRenewalDate ? formatLongDate(nextRenewalDate) : billing.updating}
        </Fact>
      </dl>
      {!nextRenewalDate && <p className={styles.note}>{billing.updatingNote}</p>}
      <p className={styles.renewal}>
        {!cancelAtPeriodEnd && <CheckIcon aria-hidden />}
        {cancelAtPeriodEnd ? billing.noRenewal : billing.autoRenewal}
      </p>
      <h3>{billing.allPlans}</h3>
      <AllPlans current={currentPlan?.planKey ?? null} />
    </InfoCard>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AllPlans({ current }: { current: PlanKey | null }) {
  const { data: plans } = useQuery(plansQuery());
  return (
    <ul role="list" className={styles.plans}>
      {PLAN_ORDER.map((planKey) => (
        <li key={planKey} className={styles.plan} data-current={planKey === current || undefined}>
          <div className={styles.planHead}>
            <span className={styles.planName}>{PLAN_WORDS[planKey].name}</span>
            {planKey === 'annual' && <Badge variant="warning">{billing.bestValue}</Badge>}
            {planKey === current && <Badge>{billing.current}</Badge>}
          </div>
          <div className={styles.price}>{plans ? formatMoney(plans[planKey].amount) : <Skeleton width="4ch" />}</div>
          <div className={styles.note}>{PLAN_WORDS[planKey].interval}</div>
        </li>
      ))}
    </ul>
  );
}
