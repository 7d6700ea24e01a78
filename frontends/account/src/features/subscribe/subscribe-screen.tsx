import type { PlanKey } from '@fairshare/contracts';
import { useSearchParams } from '@fairshare/federation';
import { Banner, Spinner } from '@fairshare/ui';
import { useState } from 'react';
import { AccountPage } from '../../shared/account-page';
import { returnedSetupIntent } from '../../shared/card-form/stripe-return';
import type { Checkout } from './checkout';
import { PaymentStep } from './payment-step';
import { PlanStep } from './plan-step';
import { TEXTS } from './texts';
import styles from './subscribe.module.css';
import { useCompleteSetup } from './use-complete-setup';

/** First the plan, then the card. Afterwards the subscription is created and the app opens. */
export function SubscribeScreen() {
  const [params] = useSearchParams();
  const [planKey, setPlanKey] = useState<PlanKey>(params.get('plan') === 'monthly' ? 'monthly' : 'annual');
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const { completing, complete } = useCompleteSetup(returnedSetupIntent(params), { planKey, onRefused: setCheckout });

  if (completing) {
    return (
      <AccountPage title={TEXTS.done.title}>
        <Banner tone="success">{TEXTS.done.lead}</Banner>
        <div className={styles.waiting}>
          <Spinner size="large" />
        </div>
      </AccountPage>
    );
  }
  if (checkout) return <PaymentStep checkout={checkout} onChangePlan={() => setCheckout(null)} onCardSaved={complete} />;
  return <PlanStep planKey={planKey} onPlanChange={setPlanKey} onCheckout={setCheckout} />;
}
