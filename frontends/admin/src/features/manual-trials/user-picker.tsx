import { usersSearchQuery } from '@fairshare/api-client';
import type { FoundUser } from '@fairshare/contracts';
import { Badge, Button, type DataColumn, DataTable, Dialog, EmailAddress, ErrorState, SkeletonList } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styles from './manual-trials.module.css';
import { TEXTS } from './texts';

interface UserPickerProps {
  onSelect: (user: FoundUser) => void;
  onClose: () => void;
}

/** Picks the user who gets a trial. Users with a trial cannot be picked, since their trial can be extended. */
export function UserPicker({ onSelect, onClose }: UserPickerProps) {
  const { data, isError, isFetching, refetch } = useQuery(usersSearchQuery());
  const columns = useMemo(() => pickerColumns(onSelect), [onSelect]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={TEXTS.picker.title} description={TEXTS.picker.description} size="large">
      {data ? (
        <DataTable
          caption={TEXTS.picker.title}
          columns={columns}
          rows={data.users}
          rowId={({ id }) => id}
          noun={['user', 'users']}
          filter={{ label: TEXTS.picker.filter, text: ({ email, fullName }) => `${fullName} ${email}` }}
        />
      ) : isError ? (
        <ErrorState title={TEXTS.picker.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonList label={TEXTS.picker.loading} />
      )}
    </Dialog>
  );
}

function pickerColumns(onSelect: (user: FoundUser) => void): ReadonlyArray<DataColumn<FoundUser>> {
  const { columns, picker } = TEXTS;
  return [
    { id: 'name', header: columns.name, cell: ({ fullName }) => fullName, sortValue: ({ fullName }) => fullName },
    { id: 'email', header: columns.email, cell: ({ email }) => <EmailAddress>{email}</EmailAddress>, sortValue: ({ email }) => email },
    {
      id: 'status',
      header: columns.status,
      cell: ({ hasManualTrial }) => (hasManualTrial ? <Badge variant="secondary">{picker.hasTrial}</Badge> : <Badge variant="success">{picker.available}</Badge>),
      sortValue: ({ hasManualTrial }) => Number(hasManualTrial),
    },
    {
      id: 'select',
      header: columns.select,
      cell: (user) => (
        <Button className={styles.select} aria-label={picker.selectUser(user.fullName)} disabled={user.hasManualTrial} onClick={() => onSelect(user)}>
          {picker.select}
        </Button>
      ),
    },
  ];
}
