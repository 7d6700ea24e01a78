import { Button, Card, Note } from '@fairshare/ui';
import { useState } from 'react';
import { useAccess, type Offer } from '../../shared/access';
import { AccountPage } from '../../shared/account-page';
import { CardForm } from '../../shared/card-form/card-form';
import type { CardFormProps } from '../../shared/card-form/card-form-props';
import { formatLongDate } from '../../shared/dates';
import { choosingLabel, PLAN_WORDS } from '../../shared/plans';
import { usePrices } from '../../shared/prices';
import type { Checkout } from './checkout';
import styles from './subscribe.module.css';
import { TEXTS } from './texts';

interface PaymentStepProps {
  checkout: Checkout;
  onChangePlan: () => void;
  onCardSaved: CardFormProps['onCardSaved'];
}

/** Asks for the card that pays the chosen plan. */
export function PaymentStep({ checkout: { planKey, clientSecret, refusal }, onChangePlan, onCardSaved }: PaymentStepProps) {
  const { offer } = useAccess();
  const price = usePrices().data?.[planKey] ?? null;
  const [isReady, setIsReady] = useState(false);
  return (
    <AccountPage title={TEXTS.pay.title} lead={leadOf(offer, price)} waiting={!isReady}>
      <Card>
        <div className={styles.summary}>
          <div>
            <p className={styles.planName}>{PLAN_WORDS[planKey].name}</p>
            <Note>{price && `${price} ${PLAN_WORDS[planKey].interval}`}</Note>
          </div>
          <Button variant="ghost" onClick={onChangePlan}>
            {TEXTS.pay.changePlan}
          </Button>
        </div>
      </Card>
      <CardForm
        key={clientSecret}
        clientSecret={clientSecret}
        submitLabel={offer?.kind === 'today' ? choosingLabel(offer, price) : TEXTS.pay.submit}
        returnPath={`/subscribe?plan=${planKey}`}
        refusal={refusal}
        onReadyChange={setIsReady}
        onCardSaved={onCardSaved}
      />
    </AccountPage>
  );
}

function leadOf(offer: Offer | null, price: string | null): string {
  const { today, on } = TEXTS.pay.lead;
  if (offer?.kind === 'today') return today(price);
  return on(price, offer?.firstChargeAt ? formatLongDate(offer.firstChargeAt) : null);
}
