import { emailPreferencesQuery } from '@fairshare/api-client';
import { useRuntimeConfig } from '@fairshare/federation';
import { Card, ErrorState, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountPage } from '../../shared/account-page';
import { useLoggedOutRedirect } from '../../shared/failures';
import { InfoCard } from '../../shared/info-card';
import { MarketingCard } from './marketing-card';
import { TEXTS } from './texts';

/** Turns marketing emails on and off; essential emails are always sent. */
export function EmailPreferencesScreen() {
  const query = useQuery(emailPreferencesQuery());
  useLoggedOutRedirect(query.error);

  if (query.data) {
    return (
      <Frame>
        <MarketingCard preferences={query.data} />
        <InfoCard title={TEXTS.essential.title}>
          <p>{TEXTS.essential.text}</p>
        </InfoCard>
        <SupportContact />
      </Frame>
    );
  }
  if (query.isError) {
    return (
      <Frame>
        <ErrorState title={TEXTS.loadFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        <SupportContact />
      </Frame>
    );
  }
  return (
    <Frame waiting>
      <Card padding="none">
        <SkeletonList label={TEXTS.loading} rows={2} />
      </Card>
    </Frame>
  );
}

function Frame({ waiting, children }: { waiting?: boolean; children: ReactNode }) {
  return (
    <AccountPage title={TEXTS.title} backTo="app" width="cards" waiting={waiting}>
      {children}
    </AccountPage>
  );
}

function SupportContact() {
  const { supportEmail } = useRuntimeConfig();
  return (
    <p>
      {TEXTS.contact} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </p>
  );
}
