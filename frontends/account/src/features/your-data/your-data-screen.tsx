import { currentUserQuery, LOGIN_PATH } from '@fairshare/api-client';
import { Link } from '@fairshare/federation';
import { Card, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountPage } from '../../shared/account-page';
import { DeleteAccountCard } from './delete-account-card';
import { DownloadCard } from './download-card';
import { PhotoCard } from './photo-card';
import { TEXTS } from './texts';

/** The data stored about the golfer, to download or to delete. */
export function YourDataScreen() {
  const { data: user, isPending } = useQuery(currentUserQuery());
  return (
    <AccountPage title={TEXTS.title} backTo="app" width="cards" waiting={isPending}>
      {isPending && (
        <Card padding="none">
          <SkeletonList label={TEXTS.title} rows={2} />
        </Card>
      )}
      {user && (
        <>
          <PhotoCard user={user} />
          <DownloadCard />
          <DeleteAccountCard />
        </>
      )}
      {user === null && (
        <p>
          <Link to={LOGIN_PATH}>{TEXTS.signIn}</Link>
        </p>
      )}
    </AccountPage>
  );
}
