import type { ExportedUser } from '@fairshare/contracts';
import { Badge, type BadgeVariant } from '@fairshare/ui';

/** The values of a user that are shown as a badge, and its variant. */
const VARIANTS = {
  'Auth Method': (method: string) => (method.toLowerCase() === 'local' ? 'default' : 'secondary'),
  'Marketing Preference Status': (status: string) => MARKETING_BADGES[status] ?? 'secondary',
  'Subscription Status': subscriptionBadge,
} as const satisfies Partial<Record<keyof ExportedUser, (text: string) => BadgeVariant>>;

const MARKETING_BADGES: Readonly<Record<string, BadgeVariant>> = { Subscribed: 'success', Pending: 'warning', Unsubscribed: 'secondary' };

/** Chosen by a word in the text (specification 001, section 2). */
export function subscriptionBadge(status: string): BadgeVariant {
  if (/Expired|Past Due/.test(status)) return 'destructive';
  if (status.includes('Active')) return 'default';
  return status.includes('Trial') ? 'success' : 'secondary';
}

export function UserBadge({ user, of }: { user: ExportedUser; of: keyof typeof VARIANTS }) {
  return <Badge variant={VARIANTS[of](user[of])}>{user[of]}</Badge>;
}
