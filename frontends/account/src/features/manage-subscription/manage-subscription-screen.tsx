import { subscriptionStatusQuery } from '@fairshare/api-client';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { useNavigate, useSearchParams } from '@fairshare/federation';
import { Card, ErrorState, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { AccountPage } from '../../shared/account-page';
import { returnedSetupIntent } from '../../shared/card-form/stripe-return';
import { useLoggedOutRedirect } from '../../shared/failures';
import { FeatureList } from '../../shared/feature-list';
import { InfoCard } from '../../shared/info-card';
import { ActionsCard } from './actions-card';
import { BillingCard } from './billing-card';
import { CardStep } from './card-step';
import { StatusCard } from './status-card';
import { hasPlan, viewOf } from './subscription-view';
import { TEXTS } from './texts';
import { useCancelSubscription } from './use-cancel-subscription';
import { useChangeCard } from './use-change-card';
import { useConfirmPayment } from './use-confirm-payment';

/** The plan, the end of access, and cancellation. A golfer who never had a subscription or trial is redirected to the plans. */
export function ManageSubscriptionScreen() {
  const navigate = useNavigate();
  const query = useQuery(subscriptionStatusQuery());
  useLoggedOutRedirect(query.error);

  const status = query.data;
  const view = status && viewOf(status);
  useEffect(() => {
    if (view === 'none') navigate('/subscribe', { replace: true });
  }, [view, navigate]);

  if (status && view !== 'none') return <Subscription status={status} />;
  if (query.isError) {
    return (
      <Frame>
        <ErrorState title={TEXTS.unknownTitle} safe={TEXTS.unknownSafe} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </Frame>
    );
  }
  return (
    <Frame waiting>
      <Card padding="none">
        <SkeletonList label={TEXTS.loading} rows={4} />
      </Card>
    </Frame>
  );
}

function Subscription({ status }: { status: SubscriptionStatus }) {
  const [params] = useSearchParams();
  // Here, and not in the buttons, because those unmount once their action has succeeded.
  const cancellation = useCancelSubscription();
  const card = useChangeCard(returnedSetupIntent(params));
  const confirmation = useConfirmPayment();
  const view = viewOf(status);
  if (card.setup) {
    return card.saving || card.opening ? <Saving /> : <CardStep status={status} setup={card.setup} onCardSaved={card.save} onKeep={card.keep} />;
  }
  return (
    <Frame>
      <StatusCard status={status} view={view} confirmation={confirmation} />
      {(view === 'active' || hasPlan(status)) && <BillingCard status={status} onChangeCard={card.open} busy={card.opening || card.saving} />}
      <ActionsCard status={status} view={view} onCancel={cancellation.cancel} canceling={cancellation.busy} />
      <InfoCard title={TEXTS.features} closed={status.currentPlan !== null}>
        <FeatureList />
      </InfoCard>
    </Frame>
  );
}

function Saving() {
  return (
    <AccountPage title={TEXTS.cardStep.title} waiting>
      <SkeletonList label={TEXTS.cardStep.saving} rows={2} />
    </AccountPage>
  );
}

function Frame({ waiting, children }: { waiting?: boolean; children: ReactNode }) {
  return (
    <AccountPage title={TEXTS.title} backTo="app" width="cards" waiting={waiting}>
      {children}
    </AccountPage>
  );
}
