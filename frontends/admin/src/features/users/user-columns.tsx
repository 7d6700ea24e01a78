import type { ExportedUser } from '@fairshare/contracts';
import { Badge, type BadgeVariant, CheckIcon, CopyIcon, type DataColumn, EmailAddress, IconButton } from '@fairshare/ui';
import { formatDay } from '../../shared/dates';
import { TEXTS } from './texts';
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
    badge('Auth Method', (method) => (method.toLowerCase() === 'local' ? 'default' : 'secondary')),
    {
      ...badge('Marketing Preference Status', (status) => MARKETING_BADGES[status] ?? 'secondary'),
      header: 'Marketing Status',
    },
    badge('Subscription Status', subscriptionBadge),
    { ...plain('Created At'), card: 'half', cell: (user) => formatDay(user['Created At']) },
  ];
}

const emailKey = (email: string) => `email ${email}`;

const MARKETING_BADGES: Readonly<Record<string, BadgeVariant>> = { Subscribed: 'success', Pending: 'warning', Unsubscribed: 'secondary' };

/** Chosen by what the text contains (specification 001, section 2). */
export function subscriptionBadge(status: string): BadgeVariant {
  if (/Expired|Past Due/.test(status)) return 'destructive';
  if (status.includes('Active')) return 'default';
  return status.includes('Trial') ? 'success' : 'secondary';
}

function plain(key: keyof ExportedUser, header: string = key): DataColumn<ExportedUser> {
  return { id: key, header, cell: (user) => user[key], sortValue: (user) => user[key] };
}

function badge(key: keyof ExportedUser, variant: (text: string) => BadgeVariant): DataColumn<ExportedUser> {
  return { ...plain(key), card: 'half', cell: (user) => <Badge variant={variant(user[key])}>{user[key]}</Badge> };
}
