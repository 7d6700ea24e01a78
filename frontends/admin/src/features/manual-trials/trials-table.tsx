import { manualTrialsQuery } from '@fairshare/api-client';
import type { ManualTrial } from '@fairshare/contracts';
import { Badge, type DataColumn, DataTable, EmailAddress, EmptyState, ErrorState, Section, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../shared/dates';
import { daysBadge } from './days';
import styles from './manual-trials.module.css';
import { TEXTS } from './texts';
import { useTrialActions } from './use-trial-actions';

const { columns: HEADINGS } = TEXTS;

const COLUMNS: ReadonlyArray<DataColumn<ManualTrial>> = [
  { id: 'user', header: HEADINGS.user, cell: ({ fullName }) => fullName, sortValue: ({ fullName }) => fullName },
  { id: 'email', header: HEADINGS.email, card: 'wide', cell: ({ email }) => <EmailAddress>{email}</EmailAddress>, sortValue: ({ email }) => email },
  {
    id: 'granted',
    header: HEADINGS.granted,
    card: 'half',
    cell: ({ manualTrialGrantedAt }) => formatDay(manualTrialGrantedAt),
    sortValue: ({ manualTrialGrantedAt }) => manualTrialGrantedAt,
  },
  {
    id: 'expires',
    header: HEADINGS.expires,
    card: 'half',
    cell: ({ manualTrialEndsAt }) => formatDay(manualTrialEndsAt),
    sortValue: ({ manualTrialEndsAt }) => manualTrialEndsAt,
  },
  {
    id: 'days',
    header: HEADINGS.daysRemaining,
    card: 'half',
    cell: ({ daysRemaining }) => <Badge variant={daysBadge(daysRemaining)}>{daysRemaining}</Badge>,
    sortValue: ({ daysRemaining }) => daysRemaining,
  },
  { id: 'reason', header: HEADINGS.reason, card: 'half', cell: ({ manualTrialReason }) => <span className={styles.reason}>{manualTrialReason}</span> },
];

/** All manual trials, each with buttons to extend or revoke it. */
export function TrialsTable() {
  const { data, isError, isFetching, refetch } = useQuery(manualTrialsQuery());
  return (
    <Section title={TEXTS.table}>
      {data ? (
        <Trials trials={data.trials} />
      ) : isError ? (
        <ErrorState title={TEXTS.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonList label={TEXTS.loading} />
      )}
    </Section>
  );
}

function Trials({ trials }: { trials: readonly ManualTrial[] }) {
  const { buttons, dialog } = useTrialActions();
  return (
    <>
      <DataTable
        caption={TEXTS.table}
        columns={COLUMNS}
        rows={trials}
        rowId={({ id }) => id}
        noun={['trial', 'trials']}
        empty={<EmptyState title={TEXTS.none} />}
        rowActions={buttons}
      />
      {dialog}
    </>
  );
}
