import { updateEmailPreferencesMutation } from '@fairshare/api-client';
import type { EmailPreferences } from '@fairshare/contracts';
import { Badge, Button, Dialog, Note, useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLongDate } from '../../shared/dates';
import { useFailureToast } from '../../shared/failures';
import { InfoCard } from '../../shared/info-card';
import { TEXTS } from './texts';
import { UnsubscribeForm } from './unsubscribe-form';

/** The marketing status, and the control that changes it. */
export function MarketingCard({ preferences }: { preferences: EmailPreferences }) {
  const { toast } = useToast();
  const failure = useFailureToast();
  const [confirmed, setConfirmed] = useState(false);
  const update = useMutation(updateEmailPreferencesMutation());

  const change = (unsubscribe: boolean) =>
    update.mutate(
      { unsubscribe },
      {
        onSuccess: () => {
          if (unsubscribe) setConfirmed(true);
          else toast({ ...TEXTS.resubscribed, tone: 'success' });
        },
        onError: (error) => failure.show(error, TEXTS.failed),
      },
    );

  const { marketingPreferenceStatus, marketingConsentAt, marketingUnsubscribeAt } = preferences;
  const subscribed = marketingPreferenceStatus !== 'unsubscribed';
  const words = TEXTS.status;
  return (
    <InfoCard title={words.title} badge={<Badge variant={subscribed ? 'success' : 'secondary'}>{subscribed ? words.subscribed : words.unsubscribed}</Badge>}>
      <div>
        <p>{subscribed ? words.subscribedText : words.unsubscribedText}</p>
        {marketingConsentAt && <Note>{words.consentAt(formatLongDate(marketingConsentAt))}</Note>}
        {marketingUnsubscribeAt && <Note>{words.unsubscribedAt(formatLongDate(marketingUnsubscribeAt))}</Note>}
      </div>
      {subscribed ? (
        <UnsubscribeForm busy={update.isPending} onUnsubscribe={() => change(true)} />
      ) : (
        <Button variant="primary" busy={update.isPending} busyLabel={TEXTS.subscribing} onClick={() => change(false)}>
          {TEXTS.subscribe}
        </Button>
      )}
      <Dialog
        open={confirmed}
        onOpenChange={setConfirmed}
        size="small"
        title={TEXTS.unsubscribedDialog.title}
        description={TEXTS.unsubscribedDialog.text}
        footer={<Button onClick={() => setConfirmed(false)}>{TEXTS.unsubscribedDialog.close}</Button>}
      />
    </InfoCard>
  );
}
