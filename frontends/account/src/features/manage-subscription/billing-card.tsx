import type { SubscriptionStatus } from '@fairshare/contracts';
import { Button, CheckIcon, Disclosure, formatMoney, Note } from '@fairshare/ui';
import type { ReactNode } from 'react';
import { formatLongDate } from '../../shared/dates';
import { InfoCard } from '../../shared/info-card';
import { PLAN_WORDS } from '../../shared/plans';
import { isToBeConfirmed } from '../../shared/subscription-trouble';
import { AllPlans } from './all-plans';
import styles from './manage-subscription.module.css';
import { hasPlan, isOwing } from './subscription-view';
import { TEXTS } from './texts';

const { billing } = TEXTS;

interface BillingCardProps {
  status: SubscriptionStatus;
  onChangeCard: () => void;
  busy: boolean;
}

/** The plan, its price and billing date, and the card; plan and card can be changed here. */
export function BillingCard({ status, onChangeCard, busy }: BillingCardProps) {
  const { currentPlan, card, cancelAtPeriodEnd, nextRenewalDate } = status;
  const isUpdating = !nextRenewalDate && !isOwing(status) && status.trialEndsAt === null;
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
        <NextDate status={status} />
        {card && <Fact name={billing.card}>{billing.cardWords(card)}</Fact>}
      </dl>
      {hasPlan(status) && (
        <Button variant={isOwing(status) && !isToBeConfirmed(status) ? 'primary' : 'secondary'} busy={busy} busyLabel={billing.openingCard} onClick={onChangeCard}>
          {billing.changeCard}
        </Button>
      )}
      {isUpdating && <Note>{billing.updatingNote}</Note>}
      {!isOwing(status) && (
        <p className={styles.renewal}>
          {!cancelAtPeriodEnd && <CheckIcon aria-hidden />}
          <span>{cancelAtPeriodEnd ? billing.noRenewal : billing.autoRenewal}</span>
        </p>
      )}
      {/* Expanded if another plan was chosen and that choice can still be reverted. */}
      <Disclosure summary={billing.allPlans} heading="h3" defaultOpen={changesPlan(status)}>
        <AllPlans status={status} />
      </Disclosure>
    </InfoCard>
  );
}

/** Whether another plan follows the current one. If not, amount and billing date already describe the next charge. */
const changesPlan = ({ currentPlan, nextCharge }: SubscriptionStatus): boolean => nextCharge !== null && nextCharge.planKey !== currentPlan?.planKey;

/** The next charge and its date, the amount owed, or the end of access. */
function NextDate({ status }: { status: SubscriptionStatus }) {
  const { currentPlan, nextCharge, nextRenewalDate, cancelAtPeriodEnd, accessEndsAt, openPayment } = status;
  if (isOwing(status)) return currentPlan && <Fact name={billing.amountDue}>{formatMoney(openPayment?.amount ?? currentPlan.amount)}</Fact>;
  if (cancelAtPeriodEnd) return <Fact name={billing.accessUntil}>{formatLongDate(accessEndsAt)}</Fact>;
  return (
    <>
      <Fact name={billing.nextBillingDate}>{nextRenewalDate ? formatLongDate(nextRenewalDate) : billing.updating}</Fact>
      {nextCharge && changesPlan(status) && (
        <Fact name={billing.nextCharge}>{`${PLAN_WORDS[nextCharge.planKey].name}, ${billing.charge(formatMoney(nextCharge.amount), nextCharge.at)}`}</Fact>
      )}
    </>
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
