import { exportedUsersQuery, manualTrialsQuery } from '@fairshare/api-client';
import { Link } from '@fairshare/federation';
import { ArrowLeftIcon, ErrorState, LinkButton, Page, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { GrantTrial } from '../features/manual-trials/grant-trial';
import { TrialsTable } from '../features/manual-trials/trials-table';
import { UserTrial } from '../features/manual-trials/user-trial';
import { ExportButtons } from '../features/users/export-buttons';
import { TEXTS as USERS } from '../features/users/texts';
import { nameOf } from '../features/users/user-words';
import { UsersTable } from '../features/users/users-table';
import { formatMoment } from '../shared/dates';
import styles from './panel-screen.module.css';

const TITLE = 'Admin Panel';
const BACK_TO_APP = 'Back to App';
/** The longest possible line: reserves the space of the line while it is loading. */
const LONG_LINE = `${USERS.total(10_000)} · ${USERS.exportedAt(formatMoment('2026-12-28T12:58:00Z'))}`;

/** The users of the product, and the manual trials. */
export function PanelScreen() {
  const { data, isError, isFetching, refetch } = useQuery(exportedUsersQuery());
  const trials = useQuery(manualTrialsQuery());
  return (
    <main>
      <title>{TITLE}</title>
      <Page
        title={TITLE}
        description={data ? `${USERS.total(data.count)} · ${USERS.exportedAt(formatMoment(data.exportedAt))}` : <span className={styles.reserved}>{LONG_LINE}</span>}
        width="full"
        actions={
          <>
            <ExportButtons users={data?.users} />
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
            {/* Below the trials, so it renders once their number is known. */}
            {!trials.isPending &&
              (data ? (
                <UsersTable users={data.users} moreOf={(user) => <UserTrial email={user['Email Address']} name={nameOf(user)} />} />
              ) : (
                <SkeletonList label={USERS.loading} rows={6} />
              ))}
          </>
        )}
      </Page>
    </main>
  );
}
