import type { ExportedUser } from '@fairshare/contracts';
import { CheckIcon, CopyIcon, type DataColumn, EmailAddress, IconButton } from '@fairshare/ui';
import { formatDay } from '../../shared/dates';
import { TEXTS } from './texts';
import { UserBadge } from './user-badges';
import styles from './users.module.css';

type Copy = (key: string, text: string) => void;

/** The columns, under the specification's headings. */
export function userColumns(copied: string | null, copy: Copy): ReadonlyArray<DataColumn<ExportedUser>> {
  return [
    plain('First Name'),
    { ...plain('Last Name'), card: 'name' },
    {
      ...plain('Email Address', 'Email'),
      card: 'wide',
      cell: ({ 'Email Address': email }) => (
        <span className={styles.email}>
          <span>
            <EmailAddress>{email}</EmailAddress>
          </span>
          <IconButton
            label={TEXTS.copyEmail(email)}
            icon={copied === emailKey(email) ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
            onClick={() => copy(emailKey(email), email)}
          />
        </span>
      ),
    },
    badge('Auth Method'),
    badge('Marketing Preference Status', TEXTS.marketingStatus),
    badge('Subscription Status'),
    { ...plain('Created At'), card: 'half', cell: (user) => formatDay(user['Created At']) },
  ];
}

/** What tells users apart, and the one thing they are looked up for: the rest stands in the detail beside the table. */
const BESIDE_A_DETAIL = ['First Name', 'Last Name', 'Email Address', 'Subscription Status'];

export const columnsBesideDetail = (columns: ReadonlyArray<DataColumn<ExportedUser>>): ReadonlyArray<DataColumn<ExportedUser>> =>
  columns.filter(({ id }) => BESIDE_A_DETAIL.includes(id));

const emailKey = (email: string) => `email ${email}`;

function plain(key: keyof ExportedUser, header: string = key): DataColumn<ExportedUser> {
  return { id: key, header, cell: (user) => user[key], sortValue: (user) => user[key] };
}

function badge(key: 'Auth Method' | 'Marketing Preference Status' | 'Subscription Status', header?: string): DataColumn<ExportedUser> {
  return { ...plain(key, header), card: 'half', cell: (user) => <UserBadge user={user} of={key} /> };
}
