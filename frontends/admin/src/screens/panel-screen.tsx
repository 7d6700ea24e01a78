import { exportedUsersQuery } from '@fairshare/api-client';
import { Link } from '@fairshare/federation';
import { ArrowLeftIcon, ErrorState, LinkButton, Page, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { GrantTrial } from '../features/manual-trials/grant-trial';
import { TrialsTable } from '../features/manual-trials/trials-table';
import { ExportButtons } from '../features/users/export-buttons';
import { TEXTS as USERS } from '../features/users/texts';
import { UsersTable } from '../features/users/users-table';
import { formatMoment } from '../shared/dates';

const TITLE = 'Admin Panel';
const BACK_TO_APP = 'Back to App';
/** Nothing below moves once it is known what stands there. */
const LINE_KEPT_FREE = '\u00a0';

/** Who uses the product, and who was given access. */
export function PanelScreen() {
  const { data, isError, isFetching, refetch } = useQuery(exportedUsersQuery());
  return (
    <main>
      <title>{TITLE}</title>
      <Page
        title={TITLE}
        description={data ? `${USERS.total(data.count)} · ${USERS.exportedAt(formatMoment(data.exportedAt))}` : LINE_KEPT_FREE}
        width="full"
        actions={
          <>
            {data && <ExportButtons users={data.users} />}
            <LinkButton asChild icon={<ArrowLeftIcon aria-hidden />}>
              <Link to="/">{BACK_TO_APP}</Link>
            </LinkButton>
          </>
        }
      >
        {isError && !data ? (
          <ErrorState title={USERS.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
            {USERS.loadFailedHint}
          </ErrorState>
        ) : (
          <>
            <GrantTrial />
            <TrialsTable />
            {data ? <UsersTable users={data.users} /> : <SkeletonList label={USERS.loading} rows={6} />}
          </>
        )}
      </Page>
    </main>
  );
}
