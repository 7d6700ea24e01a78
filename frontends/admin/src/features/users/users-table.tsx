import type { ExportedUser } from '@fairshare/contracts';
import { CheckIcon, ClipboardCopyIcon, DataTable, IconButton, Section, Tooltip } from '@fairshare/ui';
import { useMemo } from 'react';
import { useCopy } from '../../shared/use-copy';
import { TEXTS } from './texts';
import { userColumns } from './user-columns';

/** All accounts; every email, and every row, can be copied. */
export function UsersTable({ users }: { users: readonly ExportedUser[] }) {
  const { copied, copy } = useCopy();
  const columns = useMemo(() => userColumns(copied, copy), [copied, copy]);
  return (
    <Section title={TEXTS.table}>
      <DataTable
        caption={TEXTS.table}
        columns={columns}
        rows={users}
        rowId={(user) => user['Email Address']}
        noun={['user', 'users']}
        filter={{ label: TEXTS.filter, text: filterText }}
        rowActions={(user) => {
          const email = user['Email Address'];
          const key = `row ${email}`;
          return (
            <Tooltip content={TEXTS.copyRow}>
              <IconButton
                label={TEXTS.copyRowOf(email)}
                icon={copied === key ? <CheckIcon aria-hidden /> : <ClipboardCopyIcon aria-hidden />}
                onClick={() => copy(key, rowText(user))}
              />
            </Tooltip>
          );
        }}
      />
    </Section>
  );
}

const filterText = (user: ExportedUser) => `${user['First Name']} ${user['Last Name']} ${user['Email Address']}`;

/** One line that a spreadsheet takes apart again. */
const rowText = (user: ExportedUser) => Object.values(user).join('\t');
