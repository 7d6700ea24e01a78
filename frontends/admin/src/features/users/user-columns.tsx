import type { ExportedUser } from '@fairshare/contracts';
import { CheckIcon, CopyIcon, type DataColumn, EmailAddress, IconButton } from '@fairshare/ui';
import { formatDay } from '../../shared/dates';
import { TEXTS } from './texts';
import { UserBadge } from './user-badges';
import styles from './users.module.css';

type Copy = (key: string, text: string) => void;

/** The columns, with the specification's headings. A value that every user has is plain text, without a badge. */
export function userColumns(users: readonly ExportedUser[], copied: string | null, copy: Copy): ReadonlyArray<DataColumn<ExportedUser>> {
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
    badge(users, 'Auth Method', 'short'),
    badge(users, 'Marketing Preference Status', 'short', TEXTS.marketingStatus),
    badge(users, 'Subscription Status', 'state'),
    { ...plain('Created At'), card: 'short', cell: (user) => formatDay(user['Created At']) },
  ];
}

/** The columns that identify a user, and their access. The other values are in the detail next to the table. */
const BESIDE_A_DETAIL = ['First Name', 'Last Name', 'Email Address', 'Subscription Status'];

export const columnsBesideDetail = (columns: ReadonlyArray<DataColumn<ExportedUser>>): ReadonlyArray<DataColumn<ExportedUser>> =>
  columns.filter(({ id }) => BESIDE_A_DETAIL.includes(id));

const emailKey = (email: string) => `email ${email}`;

function plain(key: keyof ExportedUser, header: string = key): DataColumn<ExportedUser> {
  return { id: key, header, cell: (user) => user[key], sortValue: (user) => user[key] };
}

function badge(
  users: readonly ExportedUser[],
  key: 'Auth Method' | 'Marketing Preference Status' | 'Subscription Status',
  card: 'short' | 'state',
  header?: string,
): DataColumn<ExportedUser> {
  const isSame = users.length > 1 && users.every((user) => user[key] === users[0]?.[key]);
  return { ...plain(key, header), card, cell: (user) => (isSame ? user[key] : <UserBadge user={user} of={key} />) };
}
