import { plansQuery } from '@fairshare/api-client';
import { useRuntimeConfig } from '@fairshare/federation';
import { Button, Card, formatMoney, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { standingOf, useKnownAccess } from '../../shared/access';
import { AccountPage } from '../../shared/account-page';
import type { CardFormProps, Checkout } from './checkout';
import styles from './subscribe.module.css';
import { PLAN_WORDS, TEXTS } from './texts';

/** Only the form of the provider in use is fetched. */
const StripeCardForm = lazy(() => import('./stripe-card-form'));
const SimulatedCardForm = lazy(() => import('./simulated-card-form'));

interface PaymentStepProps {
  checkout: Checkout;
  onChangePlan: () => void;
  onCardSaved: CardFormProps['onCardSaved'];
}

/** The card for the chosen plan. */
export function PaymentStep({ checkout: { planKey, clientSecret }, onChangePlan, onCardSaved }: PaymentStepProps) {
  const { stripePublishableKey } = useRuntimeConfig();
  const standing = standingOf(useKnownAccess());
  const form = { clientSecret, onCardSaved };
  return (
    <AccountPage title={TEXTS.pay.title} lead={TEXTS.pay.lead[standing]}>
      <Card>
        <div className={styles.summary}>
          <ChosenPlan planKey={planKey} />
          <Button variant="ghost" onClick={onChangePlan}>
            {TEXTS.pay.changePlan}
          </Button>
        </div>
      </Card>
      <Suspense fallback={<SkeletonList label={TEXTS.pay.loading} rows={2} />}>
        {stripePublishableKey ? <StripeCardForm {...form} publishableKey={stripePublishableKey} /> : <SimulatedCardForm {...form} />}
      </Suspense>
    </AccountPage>
  );
}

function ChosenPlan({ planKey }: Pick<Checkout, 'planKey'>) {
  const { data: plans } = useQuery(plansQuery());
  const { name, interval } = PLAN_WORDS[planKey];
  return (
    <div>
      <p className={styles.planName}>{name}</p>
      <p className={styles.note}>{plans && `${formatMoney(plans[planKey].amount)} ${interval}`}</p>
    </div>
  );
}
