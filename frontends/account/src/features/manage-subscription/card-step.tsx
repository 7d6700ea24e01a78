import type { SubscriptionStatus } from '@fairshare/contracts';
import { Button, formatMoney } from '@fairshare/ui';
import { useState } from 'react';
import { AccountPage } from '../../shared/account-page';
import { CardForm } from '../../shared/card-form/card-form';
import type { CardFormProps } from '../../shared/card-form/card-form-props';
import { formatLongDate } from '../../shared/dates';
import { isOwing } from './subscription-view';
import { TEXTS } from './texts';
import type { CardSetup } from './use-change-card';

const { cardStep } = TEXTS;

interface CardStepProps {
  status: SubscriptionStatus;
  setup: CardSetup;
  onCardSaved: CardFormProps['onCardSaved'];
  onKeep: () => void;
}

/** Replaces the card of the running plan. */
export function CardStep({ status, setup: { clientSecret, refusal }, onCardSaved, onKeep }: CardStepProps) {
  const { lead, submit } = wordsOf(status);
  const [isReady, setIsReady] = useState(false);
  return (
    <AccountPage title={cardStep.title} lead={lead} waiting={!isReady}>
      <CardForm
        key={clientSecret}
        clientSecret={clientSecret}
        submitLabel={submit}
        returnPath="/manage-subscription"
        refusal={refusal}
        onReadyChange={setIsReady}
        onCardSaved={onCardSaved}
      />
      <Button onClick={onKeep}>{cardStep.keep}</Button>
    </AccountPage>
  );
}

function wordsOf(status: SubscriptionStatus): { lead: string; submit: string } {
  const { currentPlan, nextCharge } = status;
  if (isOwing(status) && currentPlan) {
    const price = formatMoney(currentPlan.amount);
    return { lead: cardStep.owing(price), submit: cardStep.pay(price) };
  }
  const lead = nextCharge ? cardStep.next(formatMoney(nextCharge.amount), formatLongDate(nextCharge.at)) : cardStep.later;
  return { lead, submit: cardStep.save };
}
