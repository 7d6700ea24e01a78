import { subscriptionStatusQuery } from '@fairshare/api-client';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { Link, useNavigate } from '@fairshare/federation';
import { ArrowLeftIcon, Card, ErrorState, LinkButton, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { AccountPage } from '../../shared/account-page';
import { useLoggedOutRedirect } from '../../shared/failures';
import { FeatureList } from '../../shared/feature-list';
import { InfoCard } from '../../shared/info-card';
import { ActionsCard } from './actions-card';
import { BillingCard } from './billing-card';
import { StatusCard } from './status-card';
import { viewOf } from './subscription-view';
import { TEXTS } from './texts';

/** What one pays for, until when, and how to end it. Whoever never had a subscription or trial is sent to choose one. */
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
        <ErrorState
          title={TEXTS.unknownTitle}
          safe={TEXTS.unknownSafe}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <Card padding="none">
        <SkeletonList label={TEXTS.loading} rows={4} />
      </Card>
    </Frame>
  );
}

function Subscription({ status }: { status: SubscriptionStatus }) {
  const view = viewOf(status);
  return (
    <Frame>
      <StatusCard status={status} view={view} />
      {view === 'active' && <BillingCard status={status} />}
      <ActionsCard status={status} view={view} />
      <InfoCard title={TEXTS.features}>
        <FeatureList />
      </InfoCard>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AccountPage title={TEXTS.title} width="cards">
      <div>
        <LinkButton asChild icon={<ArrowLeftIcon aria-hidden />}>
          <Link to="/">{TEXTS.backToApp}</Link>
        </LinkButton>
      </div>
      {children}
    </AccountPage>
  );
}
