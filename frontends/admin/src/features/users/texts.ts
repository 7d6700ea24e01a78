import { groupThousands } from '@fairshare/ui';

/** Texts of the user accounts, with the specification's wording (001, sections 2 and 8). */
export const TEXTS = {
  total: (count: number) => `Total users: ${groupThousands(count)}`,
  exportedAt: (time: string) => `Exported at: ${time}`,
  copyAllEmails: 'Copy All Emails',
  copied: 'Copied',
  downloadCsv: 'Download CSV',
  downloadStarted: { title: 'Download Started', description: 'The CSV of all users opens in a new tab.' },
  loading: 'Loading users',
  loadFailed: 'Failed to load user data',
  loadFailedHint: 'You might not have admin access',
  table: 'All User Accounts',
  filter: 'Filter by name or email',
  states: 'Show by subscription',
  copyEmail: (email: string) => `Copy ${email}`,
  copyRow: 'Copy row',
  marketingStatus: 'Marketing Status',
  copyTheEmail: 'Copy email',
  closeDetail: 'Close',
  shown: (name: string) => `${name} is shown beside the table`,
  copyRowOf: (email: string) => `Copy row of ${email}`,
} as const;
