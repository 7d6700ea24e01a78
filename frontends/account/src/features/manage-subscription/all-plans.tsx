import { plansQuery } from '@fairshare/api-client';
import type { PlanKey, SubscriptionStatus } from '@fairshare/contracts';
import { Badge, Button, formatMoney, Skeleton } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShortDate } from '../../shared/dates';
import { PLAN_ORDER, PLAN_WORDS } from '../../shared/plans';
import { ChangePlanDialog } from './change-plan-dialog';
import styles from './manage-subscription.module.css';
import { PricesFailed } from './prices-failed';
import { TEXTS } from './texts';

const { billing } = TEXTS;

/** All plans: the current one, the one that follows it, and the action to change between them. */
export function AllPlans({ status: { currentPlan, nextCharge, trialEndsAt } }: { status: SubscriptionStatus }) {
  const { data: plans, isError, isFetching, refetch } = useQuery(plansQuery());
  const [wanted, setWanted] = useState<PlanKey | null>(null);
  if (isError && !plans) return <PricesFailed onRetry={() => void refetch()} retrying={isFetching} />;
  const current = currentPlan?.planKey ?? null;
  return (
    <>
      <ul role="list" className={styles.plans}>
        {PLAN_ORDER.map((planKey) => (
          <li key={planKey} className={styles.plan} data-current={planKey === current || undefined}>
            <div className={styles.planHead}>
              <span className={styles.planName}>{PLAN_WORDS[planKey].name}</span>
              {planKey === 'annual' && <Badge variant="warning">{billing.bestValue}</Badge>}
              {planKey === current && <Badge>{billing.current}</Badge>}
              {nextCharge?.planKey === planKey && planKey !== current && <Badge>{billing.from(formatShortDate(nextCharge.at))}</Badge>}
            </div>
            <div className={styles.price}>{plans ? formatMoney(plans[planKey].amount) : <Skeleton width="4ch" />}</div>
            <div className={styles.interval}>{PLAN_WORDS[planKey].interval}</div>
            {nextCharge && nextCharge.planKey !== planKey && (
              <Button disabled={!plans} onClick={() => setWanted(planKey)}>
                {planKey === current ? billing.keep(PLAN_WORDS[planKey].name) : billing.changeTo(PLAN_WORDS[planKey].name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {plans && nextCharge && wanted && (
        <ChangePlanDialog from={nextCharge.planKey} to={wanted} amount={plans[wanted].amount} at={nextCharge.at} onTrial={trialEndsAt !== null} onClose={() => setWanted(null)} />
      )}
    </>
  );
}
